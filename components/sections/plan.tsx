import { pictures } from "@/lib/content/pictures";
import { services } from "@/lib/content/services";
import { capitalized } from "@/lib/quote/answers";
import { plan } from "@/lib/site";
import styles from "../plan/plan.module.css";
import { PlanDrawing, PlanLine } from "../plan/plan-drawing";
import { PlanLoader } from "../plan/plan-loader";
import { ErrorBoundary } from "../ui/error-boundary";
import { SectionHead } from "../ui/section";

/** What the visitor can begin with: the work that lies flat. */
const presets = services.flatMap(({ kind, counted, plan, pricePerFoot }) =>
  plan ? [{ kind, name: capitalized(counted.one), slab: plan, price: pricePerFoot }] : [],
);

export type Preset = (typeof presets)[number];

/** A drawing of the visitor's own slab. The exported page has that of the first preset. */
export function Plan() {
  const [first] = presets;
  if (!first) return null;
  return (
    <section
      className={styles.section}
      data-deferred="far"
      data-screen-only=""
      aria-labelledby="plan-title"
    >
      <SectionHead
        id="plan"
        title={plan.title}
        lead={<span data-needs-script="">{plan.lead}</span>}
      />
      <ErrorBoundary part="plan">
        <PlanLoader
          presets={presets}
          drawing={
            <div className={styles.sheet}>
              <PlanDrawing slab={first.slab} finish={pictures.finishes[0]?.name} />
            </div>
          }
        >
          <PlanLine slab={first.slab} price={first.price} />
        </PlanLoader>
      </ErrorBoundary>
    </section>
  );
}
