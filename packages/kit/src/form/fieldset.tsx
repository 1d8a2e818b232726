import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface FieldsetProps {
  legend: ReactNode;
  /** Hides the legend visually. Screen readers still announce it. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

export function Fieldset({ legend, legendHidden, hint, error, disabled, children }: FieldsetProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="fieldset" aria-describedby={describedBy || undefined} disabled={disabled}>
      <legend className={legendHidden ? 'sr-only' : undefined}>{legend}</legend>
      {hint && (
        <p className="field-hint mb-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {/* Above the choices, because below a long list the error would be missed. */}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {children}
    </fieldset>
  );
}
