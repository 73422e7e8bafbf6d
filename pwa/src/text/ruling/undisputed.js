/** What is argued about and changes nothing. */
export default {
  "undisputed.same": {
    en: "{facts}: the same",
    ja: "{facts}：裁定は同じ",
    fr: "{facts} : même décision",
    ru: "{facts}: решение то же",
  },
};
