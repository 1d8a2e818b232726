import type { Field } from '@ayrac/domain/field/field.ts';
import { ChoiceFormField } from './choice-field.tsx';
import { ColourFormField } from './colour-field.tsx';
import { DayFormField } from './date/day-field.tsx';
import { WeekdaysFormField } from './date/weekdays-field.tsx';
import { DecimalFormField } from './decimal-field.tsx';
import type { FieldProps } from './field-props.ts';
import { PictureFormField } from './picture-field.tsx';
import { ReferenceFormField } from './reference/reference-field.tsx';
import { ReferencesFormField } from './reference/references-field.tsx';
import { SwitchFormField } from './switch-field.tsx';
import { TextFormField } from './text-field.tsx';
import { WholeFormField } from './whole-field.tsx';

/** The form control for a kind of field. */
export function FormField({ field, ...props }: FieldProps<Field>) {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'username':
    case 'website':
    case 'path':
    case 'clock':
      return <TextFormField field={field} {...props} />;
    case 'colour':
      return <ColourFormField field={field} {...props} />;
    case 'picture':
      return <PictureFormField field={field} {...props} />;
    case 'whole':
      return <WholeFormField field={field} {...props} />;
    case 'decimal':
      return <DecimalFormField field={field} {...props} />;
    case 'day':
    case 'moment':
      return <DayFormField field={field} {...props} />;
    case 'weekdays':
      return <WeekdaysFormField field={field} {...props} />;
    case 'reference':
      return <ReferenceFormField field={field} {...props} />;
    case 'references':
      return <ReferencesFormField field={field} {...props} />;
    case 'choice':
      return <ChoiceFormField field={field} {...props} />;
    case 'switch':
      return <SwitchFormField field={field} {...props} />;
  }
}
