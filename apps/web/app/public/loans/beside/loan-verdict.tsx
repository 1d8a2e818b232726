import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Verdict } from '@ayrac/domain/loan/loan-verdict.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';

interface LoanVerdictProps {
  readonly verdict: Verdict;
  /** Names of the offers; the verdict refers to them by index. */
  readonly names: readonly string[];
}

/** One sentence on which offer is better and by how much, or on which offer is best by which measure. */
export function LoanVerdict({ verdict, names }: LoanVerdictProps) {
  const { beside } = useScreenPhrases('loanResults');
  const locale = useLocale();
  return (
    <p role="status" className="font-strong">
      {verdictText(verdict, names, beside, (amount) => formatMoney(amount, locale))}
    </p>
  );
}

function verdictText(
  verdict: Verdict,
  names: readonly string[],
  words: ScreenPhrases['loanResults']['beside'],
  money: (amount: number) => string,
): string {
  if (verdict.kind === 'same') return words.same;
  const nameOf = (place: number) => names[place] ?? '';
  const total = money(verdict.total);
  if (verdict.kind === 'at-odds') {
    const [lower, cheaper] = [nameOf(verdict.lower), nameOf(verdict.cheaper)];
    const monthly = money(verdict.monthly);
    return names.length === 2
      ? words.atOdds({ offer: lower, monthly, total })
      : words.atOddsOfAll({ lower, cheaper, monthly, total });
  }
  const best = {
    offer: words.offers({ offers: verdict.winners.map(nameOf) }),
    monthly: verdict.monthly === 0 ? null : money(verdict.monthly),
    total,
  };
  return names.length === 2 ? words.better(best) : words.bestOfAll(best);
}
