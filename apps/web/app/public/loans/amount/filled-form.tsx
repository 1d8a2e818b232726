import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { useReducer } from 'react';
import { FirstHomeQuestion } from '../form/first-home-question.tsx';
import { LoanForm } from '../form/loan-form.tsx';
import { loanSliders } from '../form/loan-sliders.tsx';
import { VehicleQuestion } from '../form/vehicle-question.tsx';
import { isComplete, type LoanQuery } from '../loan-query.ts';
import { nextState } from '../loan-state.ts';
import { OtherTypes } from '../other-types.tsx';
import { prepareResults } from '../results/load-results.ts';

interface FilledFormProps {
  readonly tables: readonly LoanTable[];
  readonly query: LoanQuery;
  readonly onSubmit: (query: LoanQuery) => void;
}

/** The calculator's form with a loan filled in. The results are on the calculator's page. */
export function FilledForm({ tables, query, onSubmit }: FilledFormProps) {
  const tools = useScreenPhrases('loanTools');
  const [state, act] = useReducer(nextState, { view: 'form', query, isChecked: false } as const);
  return (
    <section className="panel print:hidden" aria-labelledby="loan-form-heading">
      <h2 id="loan-form-heading" className="mb-4 text-title">
        {tools.otherLoan}
      </h2>
      <LoanForm
        state={state}
        act={act}
        waiting={false}
        isLost={false}
        onTurnTo={prepareResults}
        sliders={loanSliders}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete(state.query)) return onSubmit(state.query);
          act({ kind: 'calculated' });
          event.currentTarget.querySelector<HTMLElement>('[inputmode]')?.focus();
        }}
      >
        <FirstHomeQuestion state={state} act={act} />
        {state.query.form.type === 'tasit' && <VehicleQuestion tables={tables} state={state} act={act} />}
      </LoanForm>
      <OtherTypes type={state.query.form.type} />
    </section>
  );
}
