import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { checkAmount, type LoanType, loanRules, loanTypes } from '@ayrac/domain/loan/loan.ts';
import { formatCount, formatMoney } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { type Dispatch, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react';
import { useHref } from '#web/page/address.ts';
import { fieldNames, isComplete, readFields } from '../loan-query.ts';
import type { LoanAction, LoanState } from '../loan-state.ts';
import { AmountField } from './amount-field.tsx';
import type { loanSliders } from './loan-sliders.tsx';

const icons = { ihtiyac: 'wallet', tasit: 'car', konut: 'house' } as const;

/** Example amounts for the placeholder, within the limits of each type. */
const exampleAmounts: Readonly<Record<LoanType, number>> = {
  ihtiyac: 100_000,
  tasit: 300_000,
  konut: 1_500_000,
};

interface LoanFormProps {
  readonly state: LoanState;
  readonly act: Dispatch<LoanAction>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Called when the visitor starts to use the form, so that what the results need can be loaded. */
  readonly onTurnTo: () => void;
  readonly waiting: boolean;
  /** What the results need could not be loaded, because the connection failed. */
  readonly isLost: boolean;
  readonly children?: React.ReactNode;
  /** Sliders below amount and term, where there is room. */
  readonly sliders?: typeof loanSliders;
}

/** The calculator's form. Without script it asks the server by a GET request. */
export function LoanForm(props: LoanFormProps) {
  const { state, act, onSubmit, onTurnTo, waiting, isLost, children, sliders } = props;
  const loans = useScreenPhrases('loans');
  const { errors } = usePhrases();
  const href = useHref();
  const reason = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form } = state.query;
  // Without script the button always works, so the server does not announce it as disabled.
  const isLive = useIsLive();
  const incomplete = isLive && !isComplete(state.query);
  // Once the form has been checked, the field itself says what is missing.
  const isUnspecified = form.amount === null && !state.isChecked;

  // Takes over what was chosen and typed before hydration.
  useLayoutEffect(() => {
    if (element.current !== null) act({ kind: 'found-filled', fields: readFields(element.current) });
  }, [act]);

  return (
    <form
      ref={element}
      method="get"
      action={href('loans')}
      noValidate
      className="grid gap-x-2 gap-y-5"
      onSubmit={onSubmit}
      onFocus={onTurnTo}
      onPointerEnter={onTurnTo}
    >
      <Segments
        legend={loans.type}
        legendHidden
        name={fieldNames.type}
        value={form.type}
        onChange={(type) => act({ kind: 'type-chosen', type })}
        segments={loanTypes.map((type) => ({ value: type, label: <TypeLabel type={type} /> }))}
      />
      <div className="loan-question">
        <Amount state={state} act={act} />
        {sliders && <sliders.Amount state={state} act={act} />}
      </div>
      <div className="loan-question">
        <Term state={state} act={act} />
        {sliders && <sliders.Term state={state} act={act} />}
      </div>
      {children}
      {isLost && <Notice tone="error" live title={errors.page.offline} />}
      <div className="grid gap-2">
        <Button
          type="submit"
          size="large"
          wide
          loading={waiting}
          incomplete={incomplete}
          aria-describedby={isUnspecified ? reason : undefined}
        >
          {loans.calculate}
        </Button>
        <p id={reason} className="text-center text-ink-faint text-small">
          {isUnspecified ? loans.amountMissing : loans.localNote}
        </p>
      </div>
    </form>
  );
}

function TypeLabel({ type }: { readonly type: LoanType }) {
  const loans = useScreenPhrases('loans');
  return (
    <>
      <Icon name={icons[type]} className="max-sm:hidden" />
      {loans.types[type]}
    </>
  );
}

type PartProps = Pick<LoanFormProps, 'state' | 'act'>;

function Amount({ state: { query, isChecked }, act }: PartProps) {
  const loans = useScreenPhrases('loans');
  const locale = useLocale();
  const { type, amount } = query.form;
  const minimum = formatCount(loanRules[type].minimumAmount, locale);
  const isWrong = isChecked && checkAmount(type, amount).kind !== 'ok';
  const error = amount === null ? loans.amountMissing : loans.amountBelowMinimum({ amount: minimum });
  // The minimum is stated once, by the hint or by the error.
  const isStated = isWrong && amount !== null;
  return (
    <AmountField
      label={loans.amount}
      name={fieldNames.amount}
      placeholder={loans.amountExample({
        amount: formatMoney(exampleAmounts[type], locale, { trimWhole: true }).slice(1),
      })}
      hint={isStated ? undefined : loans.amountHint({ amount: minimum })}
      error={isWrong ? error : undefined}
      amount={amount}
      onAmount={(typed) => act({ kind: 'amount-typed', amount: typed })}
      onBlur={() => act({ kind: 'amount-left' })}
    />
  );
}

function Term({ state: { query }, act }: PartProps) {
  const loans = useScreenPhrases('loans');
  const { type, term } = query.form;
  const { terms, statedMaxTerm } = loanRules[type];
  const say = (months: number) =>
    type === 'konut' ? loans.monthsAndYears({ months, years: months / 12 }) : loans.months({ months });
  return (
    <SelectField
      label={loans.term}
      name={fieldNames.term}
      hint={loans.termHint({ months: statedMaxTerm })}
      options={terms.map((months) => ({ value: String(months), label: say(months) }))}
      value={String(term)}
      onChange={({ target }) => act({ kind: 'term-chosen', term: Number(target.value) })}
    />
  );
}
