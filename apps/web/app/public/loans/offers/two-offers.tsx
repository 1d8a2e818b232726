import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { compareOffers, type LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import { verdictOf } from '@ayrac/domain/loan/loan-verdict.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { useId, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import { LoanVerdict } from '../beside/loan-verdict.tsx';
import { useLoanFigures } from '../beside/use-loan-figures.ts';
import type { LoanQuery } from '../loan-query.ts';
import { type Choice, choicesOf, firstPair, keyOf } from './offer-choices.ts';
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
  const { two, beside } = useScreenPhrases('loanResults');
  const href = useHref();
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
  const nameOf = ({ offer, term }: Choice) => beside.offer({ bank: offer.bankName, months: term });
  const names = [nameOf(first), nameOf(second)] as const;
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
      <LoanVerdict verdict={verdictOf([first.result.real, second.result.real])} names={names} />
      <TwoTable pair={[first, second]} names={names} />
      <ButtonLink
        variant="secondary"
        icon="columns-3"
        className="justify-self-start print:hidden"
        to={href('compare', ...[first, second].map(({ offer, term }) => keyOf(query, offer, term)))}
        rel="nofollow"
      >
        {beside.open}
      </ButtonLink>
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
  readonly pair: readonly [Compared, Compared];
  readonly names: readonly [string, string];
}

function TwoTable({ pair, names }: PairProps) {
  const { two, beside } = useScreenPhrases('loanResults');
  const figures = useLoanFigures();
  return (
    <DataTable
      caption={two.caption}
      captionHidden
      stacked
      columns={[
        { key: 'figure', label: beside.figure },
        { key: 'first', label: names[0], number: true },
        { key: 'second', label: names[1], number: true },
      ]}
      rows={figures.map(({ label, of }) => ({
        key: label,
        cells: { figure: label, first: of(pair[0].result), second: of(pair[1].result) },
      }))}
    />
  );
}
