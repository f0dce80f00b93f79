// How pictures are named: by the build, and in the addresses of slides.

/** The file name of a picture that the build makes; `name` is an address or a crop's, `hash` its content's. */
export const avifName = (name: string, hash: string, width: number) =>
  `${name.replace("/images/", "").replace(/\.\w+$/, "")}.${hash}-${width}.avif`;

/** The name of a file without its folder and its ending. */
export const stemOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");
