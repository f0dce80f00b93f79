import type { ComponentProps } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

type Props = ComponentProps<typeof Button> & {
  icon: ComponentProps<typeof Icon>["name"];
  label: string;
};

/** A square button that shows an icon; its label is its accessible name. */
export function IconButton({ icon, label, ...props }: Props) {
  return (
    <Button variant="outline" size="square" aria-label={label} {...props}>
      <Icon name={icon} />
    </Button>
  );
}
