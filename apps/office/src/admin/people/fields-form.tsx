import { useLocale } from '@ayrac/browser/locale.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusedFields } from '#office/client/failure-words.ts';
import type { Values } from '#office/client/row.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import type { FieldWords } from '#office/client/words.ts';
import { FormField } from '#office/fields/form-field.tsx';
import { type Typed, typedOf, validate } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';
import './people.css';

export interface FieldsFormProps {
  readonly fields: Fields;
  readonly words: Readonly<Record<string, FieldWords>>;
  readonly initial: Values | null;
  readonly id: string;
  /** Returns the fields that are shown for what is typed; all of them by default. */
  readonly fieldsFor?: (typed: Typed) => Fields;
  /** Refusals are shown beside their field or above the form. Nothing typed is lost. */
  readonly onSave: (values: Values) => Promise<void>;
}

/** A form that belongs to no record and is submitted once, by a button with its id. */
export function FieldsForm(props: FieldsFormProps) {
  const { fields, words, initial, id, fieldsFor = () => fields, onSave } = props;
  const { fieldErrors } = useOfficePhrases();
  const failureWords = useFailureWords();
  const locale = useLocale();
  const [failure, setFailure] = useState('');
  const form = useForm<Typed, unknown, Values>({
    defaultValues: typedOf(fields, initial, locale),
    mode: 'onSubmit',
    resolver: (typed) => validate(fieldsFor(typed), typed, fieldErrors),
  });
  const { errors } = form.formState;
  const shown = Object.entries(fieldsFor(form.watch()));
  const send = async (values: Values) => {
    setFailure('');
    try {
      await onSave(values);
    } catch (error) {
      const own = Object.entries(refusedFields(error, Object.keys(fields)));
      own.forEach(([name, text], at) => {
        form.setError(name, { type: 'server', message: text }, { shouldFocus: at === 0 });
      });
      if (own.length === 0) setFailure(failureWords(error));
    }
  };
  return (
    <form id={id} className="people-form" noValidate onSubmit={form.handleSubmit(send)}>
      <FailureNotice text={failure} />
      {shown.map(([name, field]) => (
        <FormField
          key={name}
          field={field}
          words={words[name] ?? { label: name, hint: '' }}
          error={errors[name]?.message}
          control={form.register(name)}
          form={form.control}
        />
      ))}
    </form>
  );
}
