import type { ComponentProps, ReactNode } from 'react';
import { useWiring } from './field.tsx';
import { FieldError } from './field-error.tsx';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

function Choice({ kind, label, hint, error, id, ...input }: ChoiceProps & { kind: 'checkbox' | 'radio' }) {
  const { control, hintId, errorId } = useWiring(id, hint, error);
  return (
    <div className="choice">
      <input {...input} {...control} type={kind} className="choice-box" />
      <label htmlFor={control.id}>{label}</label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function CheckboxField(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />;
}

export function RadioField(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />;
}
