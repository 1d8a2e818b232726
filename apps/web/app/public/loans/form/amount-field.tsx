import { formatAmountInput } from '@ayrac/domain/loan/loan.ts';
import type { FieldTexts } from '@ayrac/kit/field.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { typedAmount } from './amount-typing.ts';

interface AmountFieldProps
  extends FieldTexts,
    Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder' | 'onBlur'> {
  /** Whole TL, `null` while the field is empty. */
  readonly amount: number | null;
  readonly onAmount: (amount: number | null) => void;
}

/** An amount in lira: digits alone, shown with thousand separators while they are typed. */
export function AmountField({ amount, onAmount, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = formatAmountInput(amount);

  useLayoutEffect(() => {
    const field = input.current;
    // Another text moved the caret to its end; it goes back before anybody sees that.
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
        const typed = typedAmount(shown, {
          text: target.value,
          caret: target.selectionStart ?? target.value.length,
        });
        caret.current = typed.caret;
        // The same amount renders nothing, so that a rejected character would stay: it is taken out here.
        if (typed.amount === amount) {
          target.value = typed.text;
          target.setSelectionRange(typed.caret, typed.caret);
        }
        onAmount(typed.amount);
      }}
    />
  );
}
