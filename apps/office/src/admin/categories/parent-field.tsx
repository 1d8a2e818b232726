import type { Field } from '@ayrac/domain/field.ts';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import type { FieldProps } from '#office/fields/field-props.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { usePageState } from '#office/resource/use-page-state.ts';
import { useCategoryRows } from './category-rows.tsx';
import { mayStandBelow, pathOf } from './tree-nodes.ts';

/** What a category stands below: any that has room for it and is not in its own branch. */
export function ParentFormField({ words, error, control }: FieldProps<Field>) {
  const { roots } = useOfficePhrases().categories;
  const rows = useCategoryRows();
  const [{ open }] = usePageState();
  const id = open === 'new' ? null : open;
  const options = rows.filter(
    (row) => rows.find((one) => one.id === id)?.parentId === row.id || mayStandBelow(rows, id, row.id),
  );
  return (
    <SelectField
      {...control}
      label={words.label}
      hint={words.hint}
      error={error}
      placeholder={roots}
      options={options.map((row) => ({ value: row.id, label: pathOf(rows, row.id) }))}
    />
  );
}
