import { formatPhone, phoneInput } from '@ayrac/domain/account/identity.ts';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsBefore } from './phone-caret.ts';

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  /** The digits typed so far. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
}

/** Shows the digits in the mask 5XX XXX XX XX; the caret stays at the digit where it was. */
export function PhoneField({ digits, onDigits, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const shown = formatPhone(phoneInput(digits));

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = caretAfter(caret.current, shown);
    input.current?.setSelectionRange(at, at);
    caret.current = null;
  });

  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      placeholder="5xxxxxxxxx"
      inputMode="numeric"
      autoComplete="tel-national"
      before="+90"
      value={shown}
      onChange={({ currentTarget }) => {
        const { value, selectionEnd } = currentTarget;
        const typed = phoneInput(value);
        // A country code that was pasted along is not shown, and moves the caret to the end.
        caret.current = Math.min(digitsBefore(selectionEnd ?? value.length, value), typed.length);
        onDigits(typed);
      }}
    />
  );
}
