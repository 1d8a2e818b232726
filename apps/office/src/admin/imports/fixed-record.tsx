import { readId } from '@ayrac/domain/record/record-id.ts';
import { Field } from '@ayrac/kit/form/field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';

/** Fields that refer to a record, with its resource. */
export const recordsOf: Readonly<Record<string, string>> = {
  brandId: 'brands',
  categoryId: 'categories',
  parentId: 'categories',
};

interface FixedRecordProps {
  readonly to: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Selects, by name, the record that applies to all rows of a file. */
export function FixedRecord({ to, label, value, onChange }: FixedRecordProps) {
  // A value remembered from an earlier file may be a name instead of an id.
  if (value !== '' && readId(value).kind === 'problem')
    return (
      <TextField
        label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <Field label={label}>
      {(wiring) => <ReferencePicker {...wiring} to={to} label={label} value={value} onChange={onChange} />}
    </Field>
  );
}
