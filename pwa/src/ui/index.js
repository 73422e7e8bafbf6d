// For every screen but the first ones: these import each part by itself, and no part that they don't show.
export { Facts } from "./screen.jsx";
export { Choice, Field, Select, Stepper, Toggle } from "./fields.jsx";
export { Disclosure } from "./disclosure.jsx";
export { Icon } from "./icon.jsx";
export { Empty, Screen, Loading } from "./screen.jsx";
export { Dialog } from "./dialog.jsx";
export { say } from "./toasts.jsx";
