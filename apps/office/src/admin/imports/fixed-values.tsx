import { type ImportKind, importLimits } from '@ayrac/domain/import/import-state.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { DateField } from '#office/fields/date/date-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FixedRecord, recordsOf } from './fixed-record.tsx';

interface FixedValuesProps {
  readonly kind: ImportKind;
  /** Fields without a column. */
  readonly fields: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (field: string, text: string) => void;
}

/** Values that apply to all rows of a file. */
export function FixedValues({ kind, fields, values, onChange }: FixedValuesProps) {
  const { imports: words, loans } = useOfficePhrases();
  const names: Readonly<Record<string, string>> = words.fields[kind];
  return (
    <fieldset className="import-fixed">
      <legend>{words.mapping.fixed}</legend>
      <p className="import-remark">{words.mapping.fixedText}</p>
      {fields.map((field) => {
        const to = recordsOf[field];
        const shared = { label: names[field] ?? field, value: values[field] ?? '' };
        if (to !== undefined)
          return <FixedRecord {...shared} key={field} to={to} onChange={(text) => onChange(field, text)} />;
        if (field === 'from')
          return <DateField {...shared} key={field} onChange={(text) => onChange(field, text)} />;
        return field === 'loanType' ? (
          <SelectField
            {...shared}
            key={field}
            placeholder={words.mapping.choose}
            options={loanTypes.map((value) => ({ value, label: loans.types[value] }))}
            onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          />
        ) : (
          <TextField
            {...shared}
            key={field}
            type={field === 'sourceUrl' ? 'url' : 'text'}
            maxLength={importLimits.fixedValue}
            onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          />
        );
      })}
    </fieldset>
  );
}
