import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

export function TextAreaField({ label, note, hint, error, id, className, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <div className="field-box">
          <textarea {...area} {...control} className={classes('field-control', className)} />
        </div>
      )}
    </Field>
  );
}
