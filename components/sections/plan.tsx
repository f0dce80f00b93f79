import { planTexts } from "@/lib/site";
import { ErrorBoundary } from "../page/error-boundary";
import styles from "../plan/plan.module.css";
import { PlanDrawing, PlanSummary } from "../plan/plan-drawing";
import { PlanLoader } from "../plan/plan-loader";
import { presets } from "../plan/presets";
import { SectionHead } from "../ui/section";
import { initialFinish } from "./finishes";

/** A drawing of the visitor's own slab. The exported page shows the first preset. */
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
        title={planTexts.title}
        lead={<span data-needs-script="">{planTexts.lead}</span>}
      />
      <ErrorBoundary part="plan">
        <PlanLoader presets={presets}>
          <div className={styles.purpose} data-needs-script="" />
          <div className={styles.paper}>
            <div className={styles.sheet}>
              <PlanDrawing slab={first.slab} finish={initialFinish?.name} />
            </div>
            <p className={styles.message} data-needs-script="">
              {planTexts.hint}
            </p>
          </div>
          <div className={styles.size} data-needs-script="" />
          <PlanSummary slab={first.slab} price={first.price} />
          <div className={styles.quote} data-needs-script="" />
        </PlanLoader>
      </ErrorBoundary>
    </section>
  );
}
