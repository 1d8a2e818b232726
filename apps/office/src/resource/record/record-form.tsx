import { useLocale } from '@ayrac/browser/locale.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Row, Values } from '#office/client/row.ts';
import { fieldsOf, type Typed, typedOf, validate } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { useResource } from '../resource-context.tsx';
import { TypedEffect } from '../typed-effect.tsx';
import { differencesOf } from './conflict.ts';
import { ConflictForm } from './conflict-form.tsx';
import { givenIn } from './given-values.ts';
import { RecordFields } from './record-fields.tsx';
import { RecordFoot } from './record-foot.tsx';
import { RevealButton } from './reveal-button.tsx';
import { useBin } from './use-bin.ts';
import { useFormFields } from './use-form-fields.ts';
import { useRecordSave } from './use-record-save.ts';
import { useReveal } from './use-reveal.ts';
import { useSaveKey } from './use-save-key.ts';
import { useSingleSubmit } from './use-single-submit.ts';

interface RecordFormProps {
  /** Null for a new record. */
  readonly record: Row | null;
  /** Opens the record that the form of a new one has created. The form goes on as that record's. */
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

/** The form of a record. After a conflict it shows both versions side by side. */
export function RecordForm({ record, onCreated, onClose }: RecordFormProps) {
  const { declaration, newValues } = useResource();
  const { Effect } = declaration;
  const { resource, fieldErrors } = useOfficePhrases();
  const locale = useLocale();
  const reveal = useReveal(record);
  const { masked } = reveal;
  const { shown, fields } = useFormFields(masked);
  const element = useRef<HTMLFormElement>(null);

  const form = useForm<Typed, unknown, Values>({
    defaultValues: typedOf(
      fields,
      record ?? {
        ...declaration.initial,
        ...declaration.fixed,
        ...(newValues ?? givenIn(new URLSearchParams(location.search), fields)),
      },
      locale,
    ),
    // Not validated on blur: a message below the field would move the button away from the click that caused the blur.
    mode: 'onSubmit',
    resolver: (typed) => validate(fields, typed, fieldErrors),
  });
  const { isDirty, isSubmitting } = form.formState;
  useSaveKey(element);
  /** What the address calls the record, as soon as it has been created. */
  const address = useRef(record?.id ?? 'new');
  const { letGo } = useUnsavedGuard(
    isDirty,
    ({ pathname, search }) =>
      pathname === location.pathname && new URLSearchParams(search).get('open') === address.current,
  );
  const saving = useRecordSave({
    ...{ record, form, fields, reveal },
    onCreated: ({ id }) => {
      // The user may have left the form in the meantime.
      if (element.current === null) return;
      address.current = id;
      onCreated(id);
    },
  });
  const { base, setBase, conflict, failure, save } = saving;
  const bin = useBin(base, setBase, () => {
    // The user may have gone on to another record in the meantime.
    if (element.current === null) return;
    letGo();
    onClose();
  });
  const onSubmit = useSingleSubmit(form.handleSubmit((values) => save(values, base)));

  const { setFocus } = form;
  const [first] = Object.keys(fields);
  useEffect(() => {
    if (record === null && first !== undefined) setFocus(first);
  }, [record, first, setFocus]);

  if (conflict !== null) {
    const { mine, theirs } = conflict;
    return (
      <ConflictForm
        theirs={theirs}
        differences={differencesOf(Object.keys(fields), base ?? {}, mine, theirs)}
        onBack={() => saving.setConflict(null)}
        onSave={(merged) => {
          form.reset(typedOf(fields, merged, locale), { keepDefaultValues: true });
          setBase(theirs);
          return save(merged, theirs);
        }}
      />
    );
  }

  const isInBin = base?.isInBin ?? false;
  return (
    <form ref={element} className="record-form" noValidate onSubmit={onSubmit}>
      {isInBin && <Notice tone="warning" title={resource.inBin} />}
      <RecordFields fields={shown} masked={masked} record={base} form={form} disabled={isInBin} />
      {Effect !== undefined && !isInBin && <TypedEffect Effect={Effect} control={form.control} />}
      <RevealButton
        reveal={reveal}
        onShown={(values) => {
          setBase((now) => now && { ...now, ...values });
          const typed = typedOf(fieldsOf(shown, Object.keys(values)), values, locale);
          for (const [name, value] of Object.entries(typed)) form.resetField(name, { defaultValue: value });
        }}
      />
      <RecordFoot
        isNew={base === null}
        isInBin={isInBin}
        isDirty={isDirty}
        isSaving={isSubmitting}
        isMoving={bin.isMoving}
        failure={failure}
        onBin={bin.toBin}
        onRestore={bin.restore}
      />
    </form>
  );
}
