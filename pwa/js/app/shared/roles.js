const MAY_RULE = ["director", "referee"];

/** Whether an official may issue rulings; only the server knows for sure. @param {any} official */
export function mayRule(official) {
  return !official?.roles || official.roles.some((/** @type {string} */ role) => MAY_RULE.includes(role));
}
