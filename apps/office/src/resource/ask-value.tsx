import { useLocale } from '@ayrac/browser/locale.ts';
import type { Field, Fields } from '@ayrac/domain/field/field.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { Value, Values } from '#office/client/row.ts';
import type { FieldWords } from '#office/client/words.ts';
import { FormField } from '#office/fields/form-field.tsx';
import { type Typed, typedMinute, typedOf, validate } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import './ask-value.css';

interface AskValueProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Name and field of the value to ask for. */
  readonly name: string;
  readonly field: Field;
  readonly words: FieldWords;
  /** Value that the record has now. */
  readonly initial?: Value;
  readonly onConfirm: (value: Value) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for a value before an action. Open while it is mounted. */
export function AskValue(props: AskValueProps) {
  const { title, text, confirm, name, field, words, initial = null, onConfirm, onClose } = props;
  const { resource, fieldErrors } = useOfficePhrases();
  const locale = useLocale();
  const formId = useId();
  const fields: Fields = { [name]: field };
  const isMoment = field.kind === 'moment' && typeof initial === 'string';
  const form = useForm<Typed, unknown, Values>({
    defaultValues: isMoment
      ? { [name]: typedMinute(new Date(initial)) }
      : typedOf(fields, { [name]: initial }, locale),
    mode: 'onSubmit',
    resolver: (typed) => validate(fields, typed, fieldErrors),
  });
  const { errors, isDirty } = form.formState;
  /** A value that stays as it is changes nothing. */
  const submit = (values: Values) =>
    initial !== null && !isDirty ? onClose() : onConfirm(values[name] ?? null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={resource.close}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={formId}>
          {confirm}
        </DialogButtons>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(submit)} className="ask-value">
        <p>{text}</p>
        <FormField
          field={field}
          words={words}
          error={errors[name]?.message}
          control={form.register(name)}
          form={form.control}
        />
      </form>
    </Dialog>
  );
}
