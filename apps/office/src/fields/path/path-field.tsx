import type { Field as FieldShape } from '@ayrac/domain/field/field.ts';
import type { FieldProps } from '../field-props.ts';
import { PickerField } from '../picker-field.tsx';
import { PathPicker } from './path-entry.tsx';

/** Field for a page of the site, found by name or typed as a path. */
export function PathFormField(props: FieldProps<FieldShape>) {
  return <PickerField {...props}>{(picker) => <PathPicker {...picker} />}</PickerField>;
}
