// The page from which the host learns the form's fields at each deploy
// (https://docs.netlify.com/manage/forms/setup/). Visitors see components/quote/quote-form.tsx instead.
import { fieldIds, fields, hostForm } from "@/lib/quote/fields";

/** Returns the page, with every field of the form and the additional ones that scripts post. */
export function hostFormPage(): string {
  const controls = fieldIds.map((id) => `<input name="${fields[id].name}">`);
  return `<!doctype html>
<meta name="robots" content="noindex">
<title>Form fields</title>
<form name="${hostForm.name}" method="post" data-netlify="true" netlify-honeypot="${hostForm.honeypot}" hidden>
  <input name="form-name" value="${hostForm.name}">
  ${controls.join("\n  ")}
  <input name="message">
  <input name="${hostForm.honeypot}">
</form>
`;
}
