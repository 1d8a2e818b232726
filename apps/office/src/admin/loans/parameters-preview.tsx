import { useLocale } from '@ayrac/browser/locale.ts';
import type { ParameterBook } from '@ayrac/contract/office/loan-books.ts';
import { chargesOf, type PlanSummary, planDifference } from '@ayrac/domain/loan-book/plan-difference.ts';
import { formatCount, formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { OldAndNew } from './old-and-new.tsx';
import type { ParameterDraft } from './use-parameter-draft.ts';

interface ParametersPreviewProps {
  readonly book: ParameterBook;
  readonly draft: ParameterDraft;
}

/** Changes that will be published, and their effect on the payment plans of typical loans. */
export function ParametersPreview({ book, draft }: ParametersPreviewProps) {
  const { offers, parameters: words } = useOfficePhrases().loans;
  const locale = useLocale();
  const rate = book.rate ?? 0;
  const plans = planDifference(
    book.type,
    rate,
    chargesOf(draft.before),
    chargesOf({ ...draft.before, ...draft.values }),
  );
  return (
    <>
      <ChangedFields
        fields={draft.changed.map(({ name, text }) => ({
          key: name,
          name: words.names[name],
          before: draft.savedOf(name),
          after: text,
        }))}
      />
      <section>
        <h3>{words.plan}</h3>
        <p className="loan-remark">
          {plans.length === 0 ? words.nothingInPlan : words.planHint({ rate: formatPercent(rate, locale) })}
        </p>
        {plans.map(({ amount, term, before, after }) => (
          <FactsTable
            key={`${amount}/${term}`}
            compact
            figures
            caption={offers.request({
              amount: formatMoney(amount, locale, { trimWhole: true }),
              term: formatCount(term, locale),
            })}
            facts={figures.map((name) => ({
              label: words.columns[name],
              value: (
                <OldAndNew
                  before={formatMoney(figureOf(before, name) / 100, locale)}
                  after={formatMoney(figureOf(after, name) / 100, locale)}
                />
              ),
            }))}
          />
        ))}
      </section>
    </>
  );
}

const figures = ['installment', 'principal', 'interest', 'kkdf', 'bsmv', 'fee', 'total'] as const;

function figureOf({ firstRow, fee, total }: PlanSummary, name: (typeof figures)[number]): number {
  if (name === 'fee') return fee;
  return name === 'total' ? total : firstRow[name];
}
