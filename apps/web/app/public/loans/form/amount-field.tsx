import { formatAmountInput } from '@ayrac/domain/loan/loan.ts';
import type { FieldTexts } from '@ayrac/kit/form/field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { typedAmount } from './amount-typing.ts';

interface AmountFieldProps
  extends FieldTexts,
    Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder' | 'onBlur'> {
  /** Whole TL, or `null` while the field is empty. */
  readonly amount: number | null;
  readonly onAmount: (amount: number | null) => void;
}

/**
 * A field for an amount in whole TL. Accepts digits only, and formats thousands while typing. Typed kuruş stay in the
 * field until it is left.
 */
export function AmountField({ amount, onAmount, onBlur, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState<{ readonly amount: number | null; readonly text: string }>();
  const shown = typed !== undefined && typed.amount === amount ? typed.text : formatAmountInput(amount);

  useLayoutEffect(() => {
    const field = input.current;
    // Setting the text moves the caret to the end; it is restored before the next paint.
    if (caret.current !== null && document.activeElement === field) {
      field?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  return (
    <TextField
      {...field}
      ref={input}
      before="₺"
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        const now = typedAmount(shown, {
          text: target.value,
          caret: target.selectionStart ?? target.value.length,
        });
        caret.current = now.caret;
        // If the text is the same, React does not render, so a rejected character is removed here.
        if (now.text === shown) {
          target.value = now.text;
          target.setSelectionRange(now.caret, now.caret);
        }
        setTyped(now);
        onAmount(now.amount);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
