import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Field, type FieldTexts } from './field.tsx';

interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly Option[];
  /** Label of the empty first option. */
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, note, hint, error, id, options, placeholder, className, ...select } = props;
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <div className="field-box">
          <select {...select} {...control} className={classes('field-control', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}
