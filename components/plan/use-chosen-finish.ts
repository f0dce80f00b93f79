import { useEffect, useState } from "react";
import { finishOptions, isChosen } from "@/lib/starter/finish-options";
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
    const options = finishOptions();
    // A choice from before scripts ran comes first.
    const chosen = options.find(isChosen) ?? options.find(({ value }) => value === addressed);
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
