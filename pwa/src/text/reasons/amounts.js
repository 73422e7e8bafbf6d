/** How many points a penalty costs. */
export default {
  "amount.p": { en: "{p}P", ja: "{p}P", fr: "{p}P", ru: "{p}P" },
  "amount.another": { en: "Another number", ja: "ほかの数", fr: "Autre nombre", ru: "Другое число" },
};
