import { useEffect, useState } from "react";
import { readAddress } from "@/lib/plan/address";
import { finishOptions, isChosen } from "@/lib/starter/finish-options";
import { FINISH_NAME } from "@/lib/starter/shared-names";

/**
 * The name of the finish that the visitor has chosen in the section "Concrete cracks". That section is rendered on the
 * server, so this reads its radio buttons from the page.
 * A finish that the page's address names is chosen, unless the visitor has chosen another one before.
 *
 * @returns undefined while the visitor has chosen none
 */
export function useChosenFinish(): string | undefined {
  const [finish, setFinish] = useState<string>();
  useEffect(() => {
    const options = finishOptions();
    const addressed = readAddress(location.search)?.finish;
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
  }, []);
  return finish;
}
