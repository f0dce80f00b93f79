import { initialFinish, pictures } from "@/lib/content/pictures";
import { slabPresets } from "@/lib/content/services";
import { planTexts } from "@/lib/site";
import { jointCountOf } from "@/lib/slab";
import { ErrorBoundary } from "../page/error-boundary";
import { PlanDrawing } from "../plan/plan-drawing";
import { PlanLayout, PlanSheet } from "../plan/plan-layout";
import { PlanLoader } from "../plan/plan-loader";
import { Section, SectionHead } from "../ui/section";

/** A drawing of the visitor's own slab. The exported page shows the first preset. */
export function Plan() {
  const [first] = slabPresets;
  if (!first) return null;
  return (
    <Section data-screen-only="" aria-labelledby="plan-title">
      <SectionHead
        id="plan"
        title={planTexts.title}
        lead={<span data-needs-script="">{planTexts.lead}</span>}
      />
      <ErrorBoundary>
        <PlanLoader
          presets={slabPresets}
          finishes={pictures.finishes.map(({ name, hatch }) => ({ name, hatch }))}
          initialFinish={initialFinish?.name}
        >
          <PlanLayout
            presets={slabPresets}
            preset={first}
            slab={first.slab}
            drawing={
              <PlanSheet message={jointCountOf(first.slab) > 0 && planTexts.hint}>
                <PlanDrawing slab={first.slab} hatch={initialFinish?.hatch} />
              </PlanSheet>
            }
          />
        </PlanLoader>
      </ErrorBoundary>
    </Section>
  );
}
