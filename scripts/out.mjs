/** The folder of the export. */
export const OUT = process.env.SITE_OUT || "out";
