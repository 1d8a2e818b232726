import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PlanRow } from '@ayrac/domain/loan/loan-plan.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';

const WIDTH = 600;
const HEIGHT = 120;

interface BalanceCurveProps {
  readonly principalKurus: number;
  readonly plan: readonly PlanRow[];
}

/** Chart of the outstanding balance. It falls slowly at first, when most of an installment is interest. */
export function BalanceCurve({ principalKurus, plan }: BalanceCurveProps) {
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const money = (kurus: number) => formatMoney(kurus / 100, locale, { trimWhole: true });
  const balances = [principalKurus, ...plan.map(({ balance }) => balance)];
  const points = balances.map(
    (balance, month) =>
      `${((month / plan.length) * WIDTH).toFixed(1)},${(HEIGHT - (balance / principalKurus) * HEIGHT).toFixed(1)}`,
  );
  const half = plan.find(({ balance }) => balance <= principalKurus / 2);
  return (
    <figure className="grid content-start gap-1 text-ink-soft text-small">
      <figcaption>
        {loans.balancePicture}.{' '}
        {half !== undefined && loans.halfPaid({ month: half.month, term: plan.length })}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-28 w-full md:h-60 border-line border-b"
      >
        <polygon points={`0,${HEIGHT} ${points.join(' ')}`} className="fill-accent-soft" />
        <polyline
          points={points.join(' ')}
          className="fill-none stroke-2 stroke-accent"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden="true" className="flex justify-between">
        <span>
          {loans.start}: {money(principalKurus)}
        </span>
        <span>
          {loans.monthOrdinal({ month: plan.length })}: {money(0)}
        </span>
      </div>
    </figure>
  );
}
