import { useEffect, useState } from "react";
import { FINISH_NAME } from "@/lib/early/shared-names";

/**
 * The name of the finish that the visitor has chosen in the section above, if any. Its radio buttons are uncontrolled.
 *
 * @param addressed the one that the page's address names: it is chosen there, unless the visitor has chosen before
 */
export function useChosenFinish(addressed: string | null | undefined): string | undefined {
  const [finish, setFinish] = useState<string>();
  useEffect(() => {
    const options = [...document.querySelectorAll<HTMLInputElement>(`[name='${FINISH_NAME}']`)];
    // Chosen before scripts ran. The one that the page begins with was chosen by nobody.
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
