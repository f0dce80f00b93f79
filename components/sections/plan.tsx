import { usualSlabs } from "@/lib/content/services";
import { words } from "@/lib/content/words";
import { PLAN_ID } from "@/lib/plan/url";
import { SlabPlan } from "../plan/slab-plan";
import { ErrorBoundary } from "../ui/error-boundary";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";

/** A drawing of the visitor's own slab. The exported page shows the owner's first usual slab. */
export function Plan() {
  if (usualSlabs.length === 0) return null;
  return (
    <Section id={PLAN_ID} className="screen-only">
      <SectionHead
        id={PLAN_ID}
        title={words.plan.title}
        lead={<span data-needs-script="">{words.plan.lead}</span>}
      />
      <Reveal>
        <ErrorBoundary>
          <SlabPlan usualSlabs={usualSlabs} />
        </ErrorBoundary>
      </Reveal>
    </Section>
  );
}
