// The page from which the host learns the form's fields at each deploy
// (https://docs.netlify.com/manage/forms/setup/). Visitors see components/quote/quote-form.tsx instead.
import { fieldIds, fields, hostForm } from "@/lib/quote/fields";

/** Returns the page: every field of the form, and those that the scripted post has besides. */
export function hostFormPage(): string {
  const controls = fieldIds.map((id) => {
    const { name, inputType } = fields[id];
    return inputType === "multiline"
      ? `<textarea name="${name}"></textarea>`
      : `<input type="${inputType}" name="${name}">`;
  });
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <title>Form fields</title>
  </head>
  <body>
    <form name="${hostForm.name}" method="post" data-netlify="true" netlify-honeypot="${hostForm.honeypot}" hidden>
      <input type="hidden" name="form-name" value="${hostForm.name}">
      ${controls.join("\n      ")}
      <textarea name="message"></textarea>
      <input name="${hostForm.honeypot}">
    </form>
  </body>
</html>
`;
}
