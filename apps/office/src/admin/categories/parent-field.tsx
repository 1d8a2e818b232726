import type { Field as FieldShape } from '@ayrac/domain/field/field.ts';
import { Field } from '@ayrac/kit/form/field.tsx';
import { useController } from 'react-hook-form';
import type { FieldProps } from '#office/fields/field-props.ts';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { usePageState } from '#office/resource/use-page-state.ts';
import { useCategoryRows } from './category-rows.tsx';
import { mayStandBelow } from './tree-nodes.ts';

/** Parent of a category. Excludes its own branch and categories that are too deep. */
export function ParentFormField({ words, error, control, form }: FieldProps<FieldShape>) {
  const { roots } = useOfficePhrases().categories;
  const rows = useCategoryRows();
  const [{ open }] = usePageState();
  const { field: held, formState } = useController({ name: control.name, control: form });
  const id = open === 'new' ? null : open;
  const above = rows.find((row) => row.id === id)?.parentId;
  return (
    <Field label={words.label} hint={words.hint} error={error}>
      {(wiring) => (
        <ReferencePicker
          {...wiring}
          to="categories"
          label={words.label}
          value={String(held.value ?? '')}
          onChange={held.onChange}
          onBlur={held.onBlur}
          ref={held.ref}
          isOffered={(one) => one === above || mayStandBelow(rows, id, one)}
          isDisabled={formState.disabled || control.disabled === true}
          placeholder={roots}
        />
      )}
    </Field>
  );
}
