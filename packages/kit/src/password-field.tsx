import { type ComponentProps, useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import type { FieldTexts } from './field.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at; the switch needs script, and its room is there before. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
          className={isLive ? undefined : 'invisible'}
        />
      }
    />
  );
}
