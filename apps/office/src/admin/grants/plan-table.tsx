import { useLocale } from '@ayrac/browser/locale.ts';
import type { PlannedGrant } from '@ayrac/contract/office/campaign-grants.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { GrantWork, Plan } from './use-grants.ts';

/** Most rows to show. Refused ones come first. */
const MOST_SHOWN = 300;

const tones = { will: 'success', already: 'neutral', refused: 'warning' } as const;
const order = ['refused', 'will', 'already'] as const;

interface PlanTableProps {
  readonly plan: Plan;
  readonly work: GrantWork | null;
  readonly onCarryOut: () => void;
  readonly onChange: () => void;
}

/** What will happen for each customer, and the button that does it. */
export function PlanTable({ plan, work, onCarryOut, onChange }: PlanTableProps) {
  const { grants } = useOfficePhrases();
  const locale = useLocale();
  const focused = useFocusOnArrival<HTMLHeadingElement>();
  const { choice, pairs, unknown } = plan;
  const count = (number: number) => formatCount(number, locale);
  const of = (verdict: PlannedGrant['verdict']) => pairs.filter((pair) => pair.verdict === verdict);
  const sorted = order.flatMap(of);
  const will = of('will').length;
  return (
    // No landmark of its own, because its table is one with the same name.
    <div className="grants-plan">
      <h2 ref={focused} tabIndex={-1}>
        {grants.table}
      </h2>
      <p role="status">
        {work === null
          ? grants.summary({
              will: count(will),
              already: count(of('already').length),
              refused: count(of('refused').length),
            })
          : grants.working({ done: count(work.done), total: count(work.total) })}
      </p>
      {work !== null && <progress aria-label={grants.table} max={work.total} value={work.done} />}
      {unknown.length > 0 && (
        <Notice tone="warning" title={grants.unknown({ count: count(unknown.length) })}>
          <p className="grants-unknown" translate="no">
            {unknown.join(', ')}
          </p>
        </Notice>
      )}
      {sorted.length > 0 && <Rows plan={plan} pairs={sorted.slice(0, MOST_SHOWN)} />}
      {sorted.length > MOST_SHOWN && (
        <p className="grants-said">
          {grants.shownOf({ shown: count(MOST_SHOWN), total: count(sorted.length) })}
        </p>
      )}
      <div className="grants-foot">
        <Button variant="secondary" icon="arrow-left" aria-disabled={work !== null} onClick={onChange}>
          {grants.change}
        </Button>
        {will > 0 ? (
          <Button loading={work !== null} onClick={onCarryOut}>
            {grants.carryOut[choice.action]({ count: count(will) })}
          </Button>
        ) : (
          <p className="grants-said">{grants.nothing}</p>
        )}
      </div>
    </div>
  );
}

function Rows({ plan, pairs }: { readonly plan: Plan; readonly pairs: readonly PlannedGrant[] }) {
  const { grants, 'campaign-forms': campaigns } = useOfficePhrases();
  const people = new Map(plan.customers.map((customer) => [customer.id, customer]));
  const titles = new Map(plan.campaigns.map(({ id, title }) => [id, title]));
  return (
    <DataTable
      caption={grants.table}
      captionHidden
      columns={[
        { key: 'customer', label: grants.customer },
        { key: 'campaign', label: campaigns.fields.title.label },
        { key: 'verdict', label: grants.verdict },
        { key: 'reason', label: grants.reason },
      ]}
      rows={pairs.map(({ customerId, campaignId, verdict, reason }) => ({
        key: `${customerId} ${campaignId}`,
        cells: {
          customer: (
            <span className="chosen-name" translate="no">
              {people.get(customerId)?.name}
              <span className="chosen-more">{people.get(customerId)?.username}</span>
            </span>
          ),
          campaign: titles.get(campaignId),
          verdict: <Badge tone={tones[verdict]}>{grants.verdicts[plan.choice.action][verdict]}</Badge>,
          reason: reason ?? '',
        },
      }))}
    />
  );
}
