/**
 * Whether a picture is one of the computer renders that came with the site, which show nobody's work: the JPEG files in
 * `images/renders`. In the editor the owner can open that folder and upload a photo into it, but the editor stores each
 * upload as WebP.
 */
export const isRender = (file: string): boolean => /^\/images\/renders\/.*\.jpg$/.test(file);
