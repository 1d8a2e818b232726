import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import type { Dispatch } from 'react';
import { answerWords, fieldNames } from '../loan-query.ts';
import type { LoanAction, LoanState } from '../loan-state.ts';
import { vehicleLimitOf } from '../vehicle-limit.ts';
import { AmountField } from './amount-field.tsx';

interface VehicleQuestionProps {
  readonly tables: readonly LoanTable[];
  readonly state: LoanState;
  readonly act: Dispatch<LoanAction>;
}

/** Only for vehicle loans, and optional: the legal limits depend on the vehicle's value. */
export function VehicleQuestion({ tables, state, act }: VehicleQuestionProps) {
  const loans = useScreenPhrases('loans');
  const { form, vehicleValue, electric } = state.query;
  if (form.type !== 'tasit') return null;
  return (
    <div className="grid gap-1.5">
      <AmountField
        label={loans.vehicleValue}
        note={loans.optional}
        hint={loans.vehicleValueHint}
        name={fieldNames.vehicleValue}
        amount={vehicleValue}
        onAmount={(value) => act({ kind: 'detail-given', detail: { vehicleValue: value } })}
      />
      <CheckboxField
        label={loans.electric}
        name={fieldNames.electric}
        value={answerWords.yes}
        checked={electric}
        onChange={({ target }) => act({ kind: 'detail-given', detail: { electric: target.checked } })}
      />
      <VehicleLimit tables={tables} state={state} />
    </div>
  );
}

function VehicleLimit({ tables, state }: Omit<VehicleQuestionProps, 'act'>) {
  const loans = useScreenPhrases('loans');
  const locale = useLocale();
  const table = tables.find(({ type }) => type === 'tasit');
  const limit = table === undefined ? null : vehicleLimitOf(table, state.query);
  const status =
    limit === null
      ? null
      : limit.kind === 'not-allowed'
        ? loans.vehicleNotAllowed
        : loans.vehicleLimit({
            amount: formatMoney(limit.maxAmount, locale, { trimWhole: true }),
            months: limit.maxTerm,
          });
  return (
    <p role="status" className="font-label text-accent text-small empty:hidden">
      {status}
    </p>
  );
}
