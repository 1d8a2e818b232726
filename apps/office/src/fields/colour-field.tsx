import type { RuledField } from '@ayrac/domain/field.ts';
import { TextField } from '@ayrac/kit/text-field.tsx';
import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';
import './colour-field.css';

interface ColourFieldProps extends Omit<ComponentProps<typeof TextField>, 'before' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A colour as `#1A2B3C`, typed or chosen with the browser's picker, which shows it. */
export function ColourField({ value, onChange, ...props }: ColourFieldProps) {
  const { resource } = useOfficePhrases();
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <TextField
      {...props}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      before={
        <input
          type="color"
          className="colour-picker"
          aria-label={resource.pickColour}
          value={isColour ? value.toLowerCase() : '#ffffff'}
          disabled={props.disabled}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
      }
    />
  );
}

export function ColourFormField({ field, words, error, control, form }: FieldProps<RuledField>) {
  const { resource } = useOfficePhrases();
  const { field: held, formState } = useController({ name: control.name, control: form });
  return (
    <ColourField
      ref={held.ref}
      label={words.label}
      hint={words.hint}
      note={field.isRequired ? undefined : resource.optional}
      error={error}
      value={String(held.value ?? '')}
      onChange={held.onChange}
      onBlur={held.onBlur}
      disabled={formState.disabled || control.disabled === true}
      aria-required={field.isRequired || undefined}
    />
  );
}
