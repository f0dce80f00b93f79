import type { ComponentProps } from "react";
import { Button } from "./button";

type Props = ComponentProps<typeof Button> & { label: string };

/** A square button that shows an icon; its label is its accessible name. */
export function IconButton({ label, ...props }: Props) {
  return <Button variant="outline" data-shape="square" aria-label={label} {...props} />;
}
