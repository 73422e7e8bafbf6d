/** What is said of a hand that was declared dead before. */
export default {
  "already.dead": {
    en: "This hand is already dead, since {time}.",
    ja: "この手は{time}からすでに和了放棄です。",
    fr: "Cette main est déjà morte, depuis {time}.",
  },
};
