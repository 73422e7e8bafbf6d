/** What is said of a call that another tab has open. */
export default {
  "elsewhere.title": {
    en: "Open elsewhere on this phone",
    ja: "この端末の別の画面で開いています",
    fr: "Ouvert ailleurs sur ce téléphone",
  },
  "elsewhere.text": {
    en: "This call is open in another tab or window. Go on here, and it comes along as it stands there.",
    ja: "この裁定は別のタブまたはウィンドウで開いています。ここで続けると、そのままの状態で引き継ぎます。",
    fr: "Cet appel est ouvert dans un autre onglet ou une autre fenêtre. Continuez ici : il suit tel qu'il est là-bas.",
  },
  "elsewhere.take": {
    en: "Go on here",
    ja: "ここで続ける",
    fr: "Continuer ici",
  },
};
