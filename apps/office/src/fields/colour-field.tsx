import type { RuledField } from '@ayrac/domain/field/field.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import type { ComponentProps } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';
import { useControlledProps } from './use-controlled-props.ts';
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

export function ColourFormField(props: FieldProps<RuledField>) {
  return <ColourField {...useControlledProps(props)} aria-required={props.field.isRequired || undefined} />;
}
