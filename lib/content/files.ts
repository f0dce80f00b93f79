/** The name of a file without its folder and extension: `hero` for `/images/hero.jpg`. */
export const stemOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");
