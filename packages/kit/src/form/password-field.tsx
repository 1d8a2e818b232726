import { type ComponentProps, useEffect, useState } from 'react';
import { IconButton } from '../button.tsx';
import type { FieldTexts } from './field.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/**
 * A password field with a button that shows the password. The button needs script, but its space is reserved from the
 * first paint.
 */
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
