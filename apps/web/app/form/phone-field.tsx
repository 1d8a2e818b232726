import { phoneInput, readablePhone, shownPhone } from '@ayrac/domain/account/identity.ts';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsBefore } from './phone-caret.ts';

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  /** The digits typed so far, the first as it was typed. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
}

/** Shows the digits in the mask 5XX XXX XX XX; the caret stays at the digit where it was. */
export function PhoneField({ digits, onDigits, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const kept = phoneInput(digits);
  // Without script a landline that was refused must come back as it was typed: sent again with a 5 it would pass.
  const shown = useIsLive() ? shownPhone(kept) : readablePhone(digits);

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
      placeholder="5XX XXX XX XX"
      inputMode="numeric"
      autoComplete="tel-national"
      before="+90"
      value={shown}
      onChange={({ currentTarget }) => {
        const { value, selectionEnd } = currentTarget;
        const typed = phoneInput(value, kept);
        // A country code that was pasted along is not shown, and moves the caret to the end.
        caret.current = Math.min(digitsBefore(selectionEnd ?? value.length, value), typed.length);
        onDigits(typed);
      }}
    />
  );
}
