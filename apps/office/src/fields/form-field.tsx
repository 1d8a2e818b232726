import type { Field } from '@ayrac/domain/field.ts';
import { ChoiceFormField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { SwitchFormField } from './switch-field.tsx';
import { TextFormField } from './text-field.tsx';
import { WholeFormField } from './whole-field.tsx';

/** The form's field for what a record's field takes. */
export function FormField({ field, ...props }: FieldProps<Field>) {
  switch (field.kind) {
    case 'text':
    case 'website':
    case 'colour':
      return <TextFormField field={field} {...props} />;
    case 'whole':
      return <WholeFormField field={field} {...props} />;
    case 'choice':
      return <ChoiceFormField field={field} {...props} />;
    case 'switch':
      return <SwitchFormField field={field} {...props} />;
  }
}
