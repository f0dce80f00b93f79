import { readFileSync } from "node:fs";

/**
 * The styles of the optional facts, once in a page that shows any of them. Read here, because Next puts
 * those of every module into the page, whether it is rendered or not.
 */
export function OptionalStyles() {
  return (
    <style href="optional" precedence="optional">
      {readFileSync("components/optional/optional.css", "utf8")}
    </style>
  );
}
