// The header rules in public/_headers, as the host reads them.
import { type Header, parseAllHeaders } from "@netlify/headers-parser";

/**
 * Reads a file of header rules.
 *
 * @param file its path
 * @returns a function that gives the headers of an address by name
 * @throws {AggregateError} when the file's rules cannot be read
 */
export async function readHeaderRules(file: string) {
  const options = { headersFiles: [file], configHeaders: undefined, minimal: false };
  const { headers, errors } = await parseAllHeaders(options);
  if (errors.length) throw new AggregateError(errors, `${file} cannot be read`);
  return (pathname: string): Record<string, string> => {
    const rules = (headers as Header[]).filter(({ forRegExp }) => forRegExp.test(pathname));
    return Object.assign({}, ...rules.map(({ values }) => values));
  };
}
