// For every screen but the first ones, which import only the modules that they show.
export { Facts } from "./screen.tsx";
export { Choice, Field, Select, Stepper, Toggle } from "./fields.tsx";
export { Disclosure } from "./disclosure.tsx";
export { Icon } from "./icon.tsx";
export { Empty, Screen, Loading } from "./screen.tsx";
export { Dialog } from "./dialog.tsx";
export { say } from "./toasts.tsx";
