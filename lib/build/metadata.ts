/** The color of the browser's own bars. It is the page's background, `--paper` in app/globals.css. */
export const themeColor = "#f3efe7";

/** The size of the picture in shared links, in pixels: https://ogp.me */
export const sharePictureSize = { width: 1200, height: 630 } as const;
