import { OptionalStyles } from "./optional-styles";

/** What a service comes to, in a sentence. */
export function Price({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <>
      <OptionalStyles />
      <span className="price">{children}</span>
    </>
  );
}
