import { useEffect, useState } from "react";
import { FINISH_NAME } from "@/lib/browser/shared-names";
import { readAddress } from "@/lib/plan/address";

/**
 * The name of the finish that the visitor has chosen in the section "Concrete cracks". That section is rendered on the
 * server, so this reads its radio buttons from the page. If the page's address names a finish, this chooses it there,
 * unless the visitor has already chosen one.
 *
 * @returns undefined while none is chosen
 */
export function useChosenFinish(): string | undefined {
  // The visitor may have chosen one before scripts ran. Where React makes the page anew, only the first rendering still
  // finds it.
  const [early] = useState(() =>
    typeof document === "undefined" ? undefined : finishOptions().find(isChosen)?.value,
  );
  const [finish, setFinish] = useState<string>();
  useEffect(() => {
    const options = finishOptions();
    const wanted = options.find(isChosen)?.value ?? early ?? readAddress(location.search)?.finish;
    const chosen = options.find(({ value }) => value === wanted);
    chosen?.click();
    setFinish(chosen?.value);
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === FINISH_NAME)
        setFinish(target.value);
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [early]);
  return finish;
}

const finishOptions = () => [
  ...document.querySelectorAll<HTMLInputElement>(`[name='${FINISH_NAME}']`),
];

/** Whether the visitor has chosen this finish. The one that is checked by default is nobody's choice. */
const isChosen = ({ checked, defaultChecked }: HTMLInputElement) => checked && !defaultChecked;
