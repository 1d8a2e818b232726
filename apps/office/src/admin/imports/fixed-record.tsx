import { readId } from '@ayrac/domain/record-id.ts';
import { Field } from '@ayrac/kit/field.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { ReferencePicker } from '#office/fields/reference-entry.tsx';

/** The fields that name a record of ours, with the resource that it is one of. */
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

/** The record that all rows of a file are about, found by its name. */
export function FixedRecord({ to, label, value, onChange }: FixedRecordProps) {
  // What was kept of an earlier file may be a name.
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
