import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts } from './field.tsx';

interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  before?: ReactNode;
  after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, note, hint, error, id, before, after, className, ...input } = props;
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <div className="field-box">
          {before && <span className="field-affix">{before}</span>}
          <input type="text" {...input} {...control} className={classes('field-control', className)} />
          {after && <span className="field-affix">{after}</span>}
        </div>
      )}
    </Field>
  );
}

/** A text field for one e-mail address, with the right keyboard, autofill, and no autocorrection. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
