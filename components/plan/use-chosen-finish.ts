import { useEffect, useState } from "react";
import { FINISH_NAME } from "@/lib/starter/shared-names";

/**
 * The name of the finish that the visitor has chosen in the section "Concrete cracks". That section is rendered on the
 * server, so this reads its radio buttons from the page.
 *
 * @param addressed the finish in the page's address: it is chosen, unless the visitor has chosen another one before
 * @returns undefined while the visitor has chosen none
 */
export function useChosenFinish(addressed: string | null | undefined): string | undefined {
  const [finish, setFinish] = useState<string>();
  useEffect(() => {
    const options = [...document.querySelectorAll<HTMLInputElement>(`[name='${FINISH_NAME}']`)];
    // A choice from before scripts ran. The finish that is checked by default was not chosen by the visitor.
    const early = options.find(({ checked, defaultChecked }) => checked && !defaultChecked);
    const chosen = early ?? options.find(({ value }) => value === addressed);
    chosen?.click();
    setFinish(chosen?.value);
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === FINISH_NAME)
        setFinish(target.value);
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [addressed]);
  return finish;
}
