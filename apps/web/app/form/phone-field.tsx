import { phoneInput, readablePhone, shownPhone } from '@ayrac/domain/account/identity.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsBefore } from './phone-caret.ts';

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  /** The digits typed so far. The first digit stays as typed, even if it is not a 5. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
}

/** Shows the digits in the mask 5XX XXX XX XX and keeps the caret at its digit. */
export function PhoneField({ digits, onDigits, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const kept = phoneInput(digits);
  // Without script a refused landline number must be shown as it was typed: with a 5 in front it would pass when sent
  // again.
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
        // A pasted country code is not shown; the caret then moves to the end.
        caret.current = Math.min(digitsBefore(selectionEnd ?? value.length, value), typed.length);
        onDigits(typed);
      }}
    />
  );
}
