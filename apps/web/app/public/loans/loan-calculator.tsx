import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Spinner } from '@ayrac/kit/spinner.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { lazy, Suspense } from 'react';
import { FirstHomeQuestion } from './form/first-home-question.tsx';
import { LoanForm } from './form/loan-form.tsx';
import type { loanSliders } from './form/loan-sliders.tsx';
import type { VehicleQuestion } from './form/vehicle-question.tsx';
import { OtherTypes } from './other-types.tsx';
import { loadResults, prepareResults } from './results/load-results.ts';
import { useLoanCalculator } from './use-loan-calculator.ts';

const LoanResults = lazy(() => loadResults().then(({ LoanResults }) => ({ default: LoanResults })));

interface LoanCalculatorProps {
  readonly tables: readonly LoanTable[];
  /** `hero` is a panel within another page. `page` is the full calculator, with its state in the address. */
  readonly variant: 'hero' | 'page';
  /** Questions about the vehicle. Not loaded late, because fields that appear later would shift the button. */
  readonly vehicleQuestion?: typeof VehicleQuestion;
  /** Sliders for amount and term, on the page only. */
  readonly sliders?: typeof loanSliders;
}

/** Asks for a loan and compares the banks' offers. Everything is calculated in the browser. */
export function LoanCalculator(props: LoanCalculatorProps) {
  const { tables, variant, vehicleQuestion: Vehicle, sliders } = props;
  const loans = useScreenPhrases('loans');
  const { state, act, waiting, isLost, moved, calculate, take, goBack } = useLoanCalculator(variant);
  const heading = useFocusOnArrival<HTMLHeadingElement>(moved && state.view === 'form');

  if (state.view === 'results') {
    return (
      <div className={classes(variant === 'hero' && 'panel')} data-view="results">
        <Suspense fallback={<Waiting text={loans.waiting} />}>
          <LoanResults
            tables={tables}
            query={state.query}
            compact={variant === 'hero'}
            takesFocus={moved}
            onQuery={take}
            onBack={goBack}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <section className="panel" aria-labelledby="loan-form-heading" data-view="form">
      <h2
        id="loan-form-heading"
        ref={heading}
        tabIndex={-1}
        className={classes('mb-4 outline-none', variant === 'hero' ? 'text-lead' : 'text-title')}
      >
        {variant === 'hero' ? loans.title : loans.formHeading}
      </h2>
      <LoanForm
        state={state}
        act={act}
        waiting={waiting}
        isLost={isLost}
        onSubmit={calculate}
        onTurnTo={prepareResults}
        {...(sliders && { sliders })}
      >
        <FirstHomeQuestion state={state} act={act} />
        {Vehicle && state.query.form.type === 'tasit' && <Vehicle tables={tables} state={state} act={act} />}
      </LoanForm>
      {variant === 'page' && <OtherTypes type={state.query.form.type} />}
    </section>
  );
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <p className="waiting">
      <Spinner />
      {text}
    </p>
  );
}
