import { initialFinish, pictures } from "@/lib/content/pictures";
import { usualSlabs } from "@/lib/content/services";
import { PLAN_ID } from "@/lib/plan/address";
import { PlanDrawing } from "../plan/plan-drawing";
import { PlanLayout, PlanSheet } from "../plan/plan-layout";
import { PlanLoader } from "../plan/plan-loader";
import { planHead, planTexts } from "../plan/texts";
import { Button } from "../ui/button";
import { Section, SectionHead } from "../ui/section";

/** A drawing of the visitor's own slab. The exported page shows the first usual slab. */
export function Plan() {
  const [first] = usualSlabs;
  if (!first) return null;
  return (
    <Section id={PLAN_ID} data-screen-only="">
      <PlanLoader
        head={
          <SectionHead
            id={PLAN_ID}
            title={planHead.title}
            lead={<span data-needs-script="">{planHead.lead}</span>}
          />
        }
        usualSlabs={usualSlabs}
        finishes={pictures.finishes.map(({ name, hatch }) => ({ name, hatch }))}
        initialFinish={initialFinish?.name}
      >
        <PlanLayout
          usualSlabs={usualSlabs}
          usualSlab={first}
          slab={first.slab}
          drawing={
            <PlanSheet>
              <PlanDrawing slab={first.slab} hatch={initialFinish?.hatch} />
            </PlanSheet>
          }
          share={<Button variant="outline">{planTexts.share}</Button>}
        />
      </PlanLoader>
    </Section>
  );
}
