import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** Text beside the label, such as "isteğe bağlı". */
  note?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

export interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Returns the ids and ARIA attributes that link a control to its label, hint and error. */
export function useWiring(givenId: string | undefined, hint: ReactNode, error: ReactNode) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: Wiring = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return { control, hintId, errorId };
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** Renders the control with the given attributes. */
  children: (control: Wiring) => ReactNode;
}

/** A field: label and hint above the control, the error below. */
export function Field({ id, label, note, hint, error, children }: FieldProps) {
  const { control, hintId, errorId } = useWiring(id, hint, error);
  return (
    <div className="field">
      <label className="field-label" htmlFor={control.id}>
        {label}
        {note && <span className="field-note">{note}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
