const MAY_RULE = ["director", "referee"];
const MAY_ENTER = ["director", "arbiter"];
const MAY_TIME = ["director", "referee", "arbiter"];

/** Whether an official may issue rulings; only the server knows for sure. @param {any} official */
export function mayRule(official) {
  return hasOne(official, MAY_RULE);
}

/** Whether an official may enter results; only the server knows for sure. @param {any} official */
export function mayEnter(official) {
  return hasOne(official, MAY_ENTER);
}

/** Whether an official may record times; only the server knows for sure. @param {any} official */
export function mayTime(official) {
  return hasOne(official, MAY_TIME);
}

/** @param {any} official @param {string[]} roles */
function hasOne(official, roles) {
  return !official?.roles || official.roles.some((/** @type {string} */ role) => roles.includes(role));
}
