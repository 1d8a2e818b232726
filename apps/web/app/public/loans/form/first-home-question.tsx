import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import type { Dispatch } from 'react';
import { answerWords, fieldNames } from '../loan-query.ts';
import type { LoanAction, LoanState } from '../loan-state.ts';

interface FirstHomeQuestionProps {
  readonly state: LoanState;
  readonly act: Dispatch<LoanAction>;
}

/** Only for housing loans: a borrower who already owns a home pays one more tax. */
export function FirstHomeQuestion({ state, act }: FirstHomeQuestionProps) {
  const loans = useScreenPhrases('loans');
  if (state.query.form.type !== 'konut') return null;
  return (
    <div className="grid gap-1.5">
      <Segments
        legend={loans.firstHome}
        name={fieldNames.firstHome}
        value={state.query.firstHome ? answerWords.yes : answerWords.no}
        onChange={(answer) =>
          act({ kind: 'detail-given', detail: { firstHome: answer === answerWords.yes } })
        }
        segments={[
          { value: answerWords.yes, label: loans.yes },
          { value: answerWords.no, label: loans.no },
        ]}
      />
      <p className="field-hint">{loans.firstHomeHint}</p>
    </div>
  );
}
