import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { MOST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import { readLoanChoice } from '@ayrac/domain/loan/loan-choice.ts';
import type { LoanBeside } from '@ayrac/domain/loan/loans-beside.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { LoanVerdict } from '#web/public/loans/beside/loan-verdict.tsx';
import { useLoanFigures } from '#web/public/loans/beside/use-loan-figures.ts';
import { RatesNotice } from '#web/public/loans/results/rates-notice.tsx';
import { BestMark } from '../best-mark.tsx';
import { CompareFrame } from '../compare-frame.tsx';
import { AddLoan } from './add-loan.tsx';
import type { CalculatedLoans } from './calculate.ts';
import { LoanHead } from './loan-head.tsx';

interface ComparedLoansProps {
  readonly compared: CalculatedLoans;
  /** Everything that is compared, campaigns included. */
  readonly words: readonly string[];
}

/** Comparison of banks' offers: a verdict on which is better and by how much, and the costs of each. */
export function ComparedLoans({ compared, words }: ComparedLoansProps) {
  const { columns } = useScreenPhrases('loanTools');
  const { beside } = useScreenPhrases('loanResults');
  const { months } = useScreenPhrases('loans');
  const locale = useLocale();
  const { loans, missing, standing, others, rates } = compared;
  const money = (amount: number) => formatMoney(amount, locale, { trimWhole: true });
  const nameOf = ({ choice, result }: LoanBeside) =>
    beside.offer({ bank: result.bankName, months: choice.term });
  const rows = [
    ...(standing.hasOneAmount
      ? []
      : [{ label: beside.amount, of: ({ choice }: LoanBeside) => money(choice.amount) }]),
    { label: columns.term, of: ({ choice }: LoanBeside) => months({ months: choice.term }) },
  ];
  const figures = useLoanFigures();
  const bestPlaces = standing.verdict?.kind === 'better' ? standing.verdict.winners : [];
  return (
    <section className="grid gap-5" aria-label={beside.caption}>
      {missing.length > 0 && (
        <Notice>
          {missing.map((key) => (
            <p key={key}>{missingText(key, beside, money)}</p>
          ))}
        </Notice>
      )}
      {loans.length === 1 && <p className="text-ink-soft">{beside.oneMore}</p>}
      {standing.verdict !== null && <LoanVerdict verdict={standing.verdict} names={loans.map(nameOf)} />}
      {loans.length > 1 && !standing.hasOneAmount && <p className="font-strong">{beside.differentAmounts}</p>}
      {loans.length > 0 && (
        <CompareFrame
          caption={beside.caption}
          corner={beside.figure}
          words={beside}
          columns={loans.map((loan, place) => ({
            key: loan.key,
            name: nameOf(loan),
            head: (
              <LoanHead
                loan={loan}
                name={nameOf(loan)}
                isBest={bestPlaces.includes(place)}
                others={words.filter((word) => word !== loan.key)}
              />
            ),
          }))}
        >
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {loans.map((loan) => (
                <td key={loan.key}>{of(loan)}</td>
              ))}
            </tr>
          ))}
          {figures.map(({ label, of, measure }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {loans.map(({ key, result }, place) => (
                <td key={key}>
                  {of(result)}
                  {measure !== undefined && standing.best[measure].includes(place) && (
                    <BestMark reason={beside.lowest} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </CompareFrame>
      )}
      {rates.map((table) => (
        <RatesNotice key={`${table.validFrom} ${table.isExample}`} table={table} />
      ))}
      {loans.length > 0 && words.length < MOST_COMPARED && (
        <AddLoan words={words} others={others} amount={money(loans.at(-1)?.choice.amount ?? 0)} />
      )}
    </section>
  );
}

function missingText(
  key: string,
  beside: ReturnType<typeof useScreenPhrases<'loanResults'>>['beside'],
  money: (amount: number) => string,
): string {
  const choice = readLoanChoice(key);
  if (choice === undefined) return key;
  return beside.missing({
    offer: beside.offer({ bank: choice.bankId, months: choice.term }),
    amount: money(choice.amount),
  });
}
