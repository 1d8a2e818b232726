import type { ReferenceField } from '@ayrac/domain/field/field.ts';
import type { FieldProps } from '../field-props.ts';
import { PickerField } from '../picker-field.tsx';
import { ReferencePicker } from './reference-entry.tsx';

/** Field for another record, found by typing. */
export function ReferenceFormField(props: FieldProps<ReferenceField>) {
  const { to } = props.field;
  return <PickerField {...props}>{(picker) => <ReferencePicker {...picker} to={to} />}</PickerField>;
}
