import { planTexts } from "@/lib/site";
import { ErrorBoundary } from "../page/error-boundary";
import { PlanDrawing } from "../plan/plan-drawing";
import { PlanLayout, PlanSheet } from "../plan/plan-layout";
import { PlanLoader } from "../plan/plan-loader";
import { presets } from "../plan/presets";
import { Section, SectionHead } from "../ui/section";
import { initialFinish } from "./finishes";

/** A drawing of the visitor's own slab. The exported page shows the first preset. */
export function Plan() {
  const [first] = presets;
  if (!first) return null;
  return (
    <Section data-screen-only="" aria-labelledby="plan-title">
      <SectionHead
        id="plan"
        title={planTexts.title}
        lead={<span data-needs-script="">{planTexts.lead}</span>}
      />
      <ErrorBoundary part="plan">
        <PlanLoader presets={presets}>
          <PlanLayout
            {...first}
            drawing={
              <PlanSheet message={planTexts.hint}>
                <PlanDrawing slab={first.slab} finish={initialFinish?.name} />
              </PlanSheet>
            }
          />
        </PlanLoader>
      </ErrorBoundary>
    </Section>
  );
}
