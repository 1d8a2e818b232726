import { useOfficePhrases } from '#office/phrases.tsx';
import { GrantForm } from './grant-form.tsx';
import { PlanTable } from './plan-table.tsx';
import { useGrants } from './use-grants.ts';
import './grants.css';

/** Assigns campaigns to many customers, or removes them, after showing what will happen. */
export function Component() {
  const { grants: words } = useOfficePhrases();
  const grants = useGrants();
  const { plan, work } = grants;
  return (
    <div className="grants">
      <header>
        <h1 className="screen-title">{words.title}</h1>
        <p className="grants-lead">{words.lead}</p>
      </header>
      {/* Stays mounted while its plan is shown, so that the selection is not lost. */}
      <div hidden={plan !== null}>
        <GrantForm isBusy={grants.isPlanning} onPlan={grants.makePlan} />
      </div>
      {plan !== null && (
        <PlanTable
          plan={plan}
          work={work}
          onCarryOut={() => grants.carryOut(plan)}
          onChange={() => work === null && grants.leavePlan()}
        />
      )}
    </div>
  );
}
