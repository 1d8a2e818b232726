import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { loanRules } from '@ayrac/domain/loan/loan.ts';
import { pageAmounts } from '@ayrac/domain/loan/loan-steps.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import type { CSSProperties, Dispatch } from 'react';
import type { LoanAction, LoanState } from '../loan-state.ts';

interface SliderPartProps {
  readonly state: LoanState;
  readonly act: Dispatch<LoanAction>;
}

/** Slider over the usual amounts. A typed amount between two steps is shown at the lower one. */
function AmountSlider({ state: { query }, act }: SliderPartProps) {
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const { type, amount } = query.form;
  return (
    <Slider
      label={tools.amountSlider}
      steps={pageAmounts[type]}
      value={amount}
      valueText={amount === null ? tools.notChosen : formatMoney(amount, locale, { trimWhole: true })}
      onChoose={(chosen) => act({ kind: 'amount-typed', amount: chosen })}
    />
  );
}

function TermSlider({ state: { query }, act }: SliderPartProps) {
  const loans = useScreenPhrases('loans');
  const tools = useScreenPhrases('loanTools');
  const { type, term } = query.form;
  return (
    <Slider
      label={tools.termSlider}
      steps={loanRules[type].terms}
      value={term}
      valueText={loans.months({ months: term })}
      onChoose={(chosen) => act({ kind: 'term-chosen', term: chosen })}
    />
  );
}

/** Both sliders, for pages that have room for them. */
export const loanSliders = { Amount: AmountSlider, Term: TermSlider };

interface SliderProps {
  readonly label: string;
  readonly steps: readonly number[];
  readonly value: number | null;
  /** The value in words, for screen readers. */
  readonly valueText: string;
  readonly onChoose: (step: number) => void;
}

/** A slider over uneven steps. It has no name, because the form submits its field instead. */
function Slider({ label, steps, value, valueText, onChoose }: SliderProps) {
  const place = Math.max(
    0,
    steps.findLastIndex((step) => step <= (value ?? 0)),
  );
  const last = steps.length - 1;
  return (
    <input
      type="range"
      className="loan-slider needs-script"
      style={{ '--reached': `${(100 * place) / last}%` } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      autoComplete="off"
      min={0}
      max={last}
      step={1}
      value={place}
      onChange={({ target }) => onChoose(steps[Number(target.value)] ?? 0)}
    />
  );
}
