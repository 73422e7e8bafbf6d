// For every screen but the first ones: these import each part by itself, and no part that they don't show.
export { Facts } from "./screen.js";
export { Choice, Field, Select, Stepper, Toggle } from "./fields.js";
export { Disclosure } from "./disclosure.js";
export { Icon } from "./icon.js";
export { Empty, Screen, Loading } from "./screen.js";
export { Dialog } from "./dialog.js";
export { say } from "./toasts.js";
