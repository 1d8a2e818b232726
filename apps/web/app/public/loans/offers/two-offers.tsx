import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { verdictOf } from '@ayrac/domain/loan/compare-two.ts';
import { compareOffers, type LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts-table.tsx';
import { Fieldset } from '@ayrac/kit/fieldset.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import { useId, useState } from 'react';
import type { LoanQuery } from '../loan-query.ts';
import { type Choice, choicesOf, firstPair } from './offer-choices.ts';
import type { Results } from './results.ts';

interface TwoOffersProps {
  readonly table: LoanTable;
  readonly query: LoanQuery;
  readonly outcome: Results;
}

/** An offer with its result. */
interface Compared extends Choice {
  readonly result: LoanResult;
}

/** Compares two offers of one amount, over any terms, with a verdict. */
export function TwoOffers({ table, query, outcome }: TwoOffersProps) {
  const { two } = useScreenPhrases('loanResults');
  const heading = useId();
  const choices = choicesOf(table, query, outcome);
  const [chosen, setChosen] = useState(() => firstPair(choices, query, outcome));
  const compared = chosen.flatMap((choice): Compared[] => {
    const [result] = compareOffers(
      [choice.offer],
      { amount: query.form.amount ?? 0, term: choice.term },
      outcome.taxes,
    );
    return result === undefined ? [] : [{ ...choice, result }];
  });
  const [first, second] = compared;
  if (first === undefined || second === undefined) return null;
  const choose = (place: number, choice: Choice) =>
    setChosen(chosen.map((before, at) => (at === place ? choice : before)));
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby={heading}>
      <SectionHeading id={heading} title={two.heading} lede={two.lede} />
      <div className="needs-script">
        <div className="grid gap-4 md:grid-cols-2 print:hidden">
          {[two.first, two.second].map((name, place) => (
            <OfferChoice
              key={name}
              name={name}
              choices={choices}
              chosen={chosen[place] ?? first}
              onChoose={(choice) => choose(place, choice)}
            />
          ))}
        </div>
      </div>
      <Verdict first={first} second={second} />
      <TwoTable first={first} second={second} />
    </section>
  );
}

interface OfferChoiceProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Selects a bank and one of the terms over which it lends the amount. */
function OfferChoice({ name, choices, chosen, onChoose }: OfferChoiceProps) {
  const loans = useScreenPhrases('loans');
  const { two } = useScreenPhrases('loanResults');
  const ofBank = (bankId: string) => choices.filter(({ offer }) => offer.bankId === bankId);
  const banks = new Map(choices.map(({ offer }) => [offer.bankId, offer.bankName]));
  const take = (bankId: string, term: number) => {
    const own = ofBank(bankId);
    const next = own.findLast((choice) => choice.term <= term) ?? own[0];
    if (next !== undefined) onChoose(next);
  };
  return (
    <Fieldset legend={name}>
      <div className="grid grid-cols-[1fr_auto] gap-3">
        <SelectField
          label={<span className="sr-only">{two.bank({ offer: name })}</span>}
          options={[...banks].map(([value, label]) => ({ value, label }))}
          value={chosen.offer.bankId}
          onChange={({ target }) => take(target.value, chosen.term)}
        />
        <SelectField
          label={<span className="sr-only">{two.months({ offer: name })}</span>}
          options={ofBank(chosen.offer.bankId).map(({ term }) => ({
            value: String(term),
            label: loans.months({ months: term }),
          }))}
          value={String(chosen.term)}
          onChange={({ target }) => take(chosen.offer.bankId, Number(target.value))}
        />
      </div>
    </Fieldset>
  );
}

interface PairProps {
  readonly first: Compared;
  readonly second: Compared;
}

function nameOf({ offer, term }: Choice, two: ScreenPhrases['loanResults']['two']): string {
  return two.offer({ bank: offer.bankName, months: term });
}

/** States in one sentence which offer is better, or which is better by which measure. */
function Verdict({ first, second }: PairProps) {
  const { two } = useScreenPhrases('loanResults');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const verdict = verdictOf(first.result.real, second.result.real);
  const named = (which: 'first' | 'second') => nameOf(which === 'first' ? first : second, two);
  const text = () => {
    if (verdict.kind === 'same') return two.same;
    const total = money(verdict.total);
    if (verdict.kind === 'at-odds') {
      return two.atOdds({ offer: named(verdict.lower), monthly: money(verdict.monthly), total });
    }
    const monthly = verdict.monthly === 0 ? null : money(verdict.monthly);
    return two.better({ offer: named(verdict.winner), monthly, total });
  };
  return (
    <p role="status" className="font-strong">
      {text()}
    </p>
  );
}

function TwoTable({ first, second }: PairProps) {
  const { columns } = useScreenPhrases('loanTools');
  const loans = useScreenPhrases('loanResults');
  const { two } = loans;
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const percent = (value: number) => formatPercent(value, locale, { decimals: 2 });
  const figures: readonly (readonly [label: string, of: (result: LoanResult) => string])[] = [
    [two.rate, ({ monthlyRate }) => percent(monthlyRate)],
    [loans.realInstallment, ({ real }) => money(real.monthlyInstallment)],
    [loans.interest, ({ real }) => money(real.interest)],
    [loans.taxesAndFee, ({ real }) => money(real.kkdf + real.bsmv + real.fee)],
    [loans.realTotal, ({ real }) => money(real.totalPayment)],
    [columns.yearly, ({ real }) => percent(real.yearlyCostPercent)],
  ];
  return (
    <DataTable
      caption={two.caption}
      captionHidden
      columns={[
        { key: 'figure', label: two.figure },
        { key: 'first', label: nameOf(first, two), number: true },
        { key: 'second', label: nameOf(second, two), number: true },
      ]}
      rows={figures.map(([figure, of]) => ({
        key: figure,
        cells: { figure, first: of(first.result), second: of(second.result) },
      }))}
    />
  );
}
