import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Spinner } from '@ayrac/kit/feedback/spinner.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { type ComponentProps, lazy, Suspense, use } from 'react';
import { FirstHomeQuestion } from './form/first-home-question.tsx';
import { LoanForm } from './form/loan-form.tsx';
import type { loanSliders } from './form/loan-sliders.tsx';
import type { VehicleQuestion } from './form/vehicle-question.tsx';
import { OtherTypes } from './other-types.tsx';
import { loadResults } from './results/load-results.ts';
import { useLoanCalculator } from './use-loan-calculator.ts';
import { useLoanTables } from './use-loan-tables.ts';

const LoanResults = lazy(() => loadResults().then(({ LoanResults }) => ({ default: LoanResults })));

interface LoanCalculatorProps {
  /** Absent on a page without them. They are then requested when the visitor starts to use the form. */
  readonly tables?: readonly LoanTable[];
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
  const loadTables = useLoanTables(tables);
  const calculator = useLoanCalculator(variant, loadTables);
  const { state, act, waiting, isLost, moved, prepare, calculate, take, goBack } = calculator;
  const heading = useFocusOnArrival<HTMLHeadingElement>(moved && state.view === 'form');

  if (state.view === 'results') {
    return (
      <div className={classes(variant === 'hero' && 'panel')} data-view="results">
        <Suspense fallback={<Waiting text={loans.waiting} />}>
          <Results
            tables={tables}
            loadTables={loadTables}
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
        onTurnTo={prepare}
        {...(sliders && { sliders })}
      >
        <FirstHomeQuestion state={state} act={act} />
        {Vehicle && tables && state.query.form.type === 'tasit' && (
          <Vehicle tables={tables} state={state} act={act} />
        )}
      </LoanForm>
      {variant === 'page' && <OtherTypes type={state.query.form.type} />}
    </section>
  );
}

interface ResultsProps extends Omit<ComponentProps<typeof LoanResults>, 'tables'> {
  readonly tables: readonly LoanTable[] | undefined;
  readonly loadTables: () => Promise<readonly LoanTable[]>;
}

/** The results, which wait for the tables on a page without them. */
function Results({ tables, loadTables, ...results }: ResultsProps) {
  return <LoanResults tables={tables ?? use(loadTables())} {...results} />;
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <p className="waiting">
      <Spinner />
      {text}
    </p>
  );
}
