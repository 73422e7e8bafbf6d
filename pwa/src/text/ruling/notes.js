/** Notes on a ruling, written down after it was issued. */
export default {
  "note.title": { en: "Added later", ja: "裁定後の追記", fr: "Ajouté ensuite", ru: "Добавлено позже" },
  "note.add": { en: "Add a note", ja: "メモを追加", fr: "Ajouter une note", ru: "Добавить заметку" },
  "note.save": { en: "Add it", ja: "追加する", fr: "L'ajouter", ru: "Добавить" },
  "note.added": { en: "Note added", ja: "メモを追加しました", fr: "Note ajoutée", ru: "Заметка добавлена" },
};
