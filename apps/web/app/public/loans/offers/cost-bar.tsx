import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { classes } from '@ayrac/kit/classes.ts';
import type { LoanQuery } from '../loan-query.ts';

const parts = ['principal', 'interest', 'taxesAndFee'] as const;
/** Classes with a colour, and with a pattern in print and forced colours. */
const looks = {
  principal: 'cost-principal',
  interest: 'cost-interest',
  taxesAndFee: 'cost-taxes',
  rest: 'cost-rest',
} as const;

interface CostBarProps {
  readonly result: LoanResult;
  readonly query: LoanQuery;
  readonly highest: number;
}

/** Bar of an offer's cost, relative to the total of the most expensive bank. */
export function CostBar({ result, query, highest }: CostBarProps) {
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const amount = query.form.amount ?? 0;
  const { interest, kkdf, bsmv, fee } = result.real;
  const shares = { principal: amount, interest, taxesAndFee: kkdf + bsmv + fee };
  const money = (value: number) => formatMoney(value, locale);
  return (
    <div
      role="img"
      aria-label={loans.costPicture({
        total: money(result.real.totalPayment),
        principal: money(amount),
        interest: money(interest),
        taxes: money(shares.taxesAndFee),
      })}
      className="cost-bar flex h-2.5 gap-0.5 overflow-hidden rounded-round"
    >
      {parts.map((part) => (
        <span key={part} className={looks[part]} style={{ width: `${(shares[part] / highest) * 100}%` }} />
      ))}
    </div>
  );
}

/** Legend of the cost bars. */
export function CostLegend({ className }: { readonly className: string }) {
  const loans = useScreenPhrases('loanResults');
  return (
    <ul className={classes('flex flex-wrap gap-x-4', className)}>
      {([...parts, 'rest'] as const).map((part) => (
        <li key={part} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={classes('cost-swatch', looks[part])} />
          {loans[part]}
        </li>
      ))}
    </ul>
  );
}
