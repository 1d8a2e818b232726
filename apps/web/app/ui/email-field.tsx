import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A text field for one e-mail address: the right keyboard, the browser's suggestion, and nothing that mends it. */
export function EmailField(props: ComponentProps<typeof TextField>) {
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
