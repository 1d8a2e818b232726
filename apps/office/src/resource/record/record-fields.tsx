import type { Fields } from '@ayrac/domain/field/field.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import type { Row, Values } from '#office/client/row.ts';
import { FormField } from '#office/fields/form-field.tsx';
import type { Typed } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useResource } from '../resource-context.tsx';

interface RecordFieldsProps {
  readonly fields: Fields;
  /** Names of personal fields, as long as they are masked. */
  readonly masked: readonly string[];
  /** Null for a new record. */
  readonly record: Row | null;
  readonly form: UseFormReturn<Typed, unknown, Values>;
  readonly disabled: boolean;
}

/** The controls of a record's form. */
export function RecordFields({ fields, masked, record, form, disabled }: RecordFieldsProps) {
  const { declaration, noun } = useResource();
  const { resource } = useOfficePhrases();
  const { errors } = form.formState;
  return (
    <fieldset className="record-fields" disabled={disabled}>
      {Object.entries(fields).map(([name, field]) => {
        const Control = declaration.controls?.[name] ?? FormField;
        const words = noun.fields[name] ?? { label: name, hint: '' };
        return masked.includes(name) ? (
          <TextField
            key={name}
            label={words.label}
            value={String(record?.[name] ?? '')}
            hint={resource.masked}
            disabled
            readOnly
          />
        ) : (
          <Control
            key={name}
            field={field}
            words={words}
            error={errors[name]?.message}
            control={form.register(name)}
            form={form.control}
          />
        );
      })}
    </fieldset>
  );
}
