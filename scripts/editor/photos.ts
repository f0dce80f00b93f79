// Gives each chosen photo a unique name: a phone calls all of them image.jpg, and the editor avoids only the names of
// files that have been saved.
addEventListener(
  "change",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.files) return;
    const renamed = new DataTransfer();
    for (const file of target.files) {
      const { name, type, lastModified } = file;
      const mark = crypto.randomUUID().slice(0, 8);
      const unique = name.replace(/(\.\w+)?$/, `-${mark}$1`);
      renamed.items.add(new File([file], unique, { type, lastModified }));
    }
    target.files = renamed.files;
  },
  { capture: true },
);
