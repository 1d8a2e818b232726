import type { SwitchField } from '@ayrac/domain/field/field.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import type { FieldProps } from './field-props.ts';

export function SwitchFormField({ words, error, control }: FieldProps<SwitchField>) {
  return <CheckboxField {...control} label={words.label} hint={words.hint} error={error} />;
}
