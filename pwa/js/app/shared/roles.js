const MAY_RULE = ["director", "referee"];
const MAY_ENTER = ["director", "arbiter"];

/** Whether an official may issue rulings; only the server knows for sure. @param {any} official */
export function mayRule(official) {
  return !official?.roles || official.roles.some((/** @type {string} */ role) => MAY_RULE.includes(role));
}

/** Whether an official may enter results; only the server knows for sure. @param {any} official */
export function mayEnter(official) {
  return !official?.roles || official.roles.some((/** @type {string} */ role) => MAY_ENTER.includes(role));
}
