import { EmailField as PlainField } from '@ayrac/kit/form/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import type * as Late from './meant-email.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof PlainField>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

/**
 * A field for an e-mail address. Offers the common domain that was probably meant, and never insists on it. The offer is
 * loaded when the field is first used, and left out if that fails.
 */
export function EmailField(props: EmailFieldProps) {
  const { value, onChange, onBlur } = props;
  const [late, setLate] = useState<typeof Late>();
  const [left, setLeft] = useState<string>();
  return (
    <div className="email-field">
      <PlainField
        {...props}
        onFocus={() => import('./meant-email.tsx').then(setLate, () => undefined)}
        onBlur={(event) => {
          setLeft(value);
          onBlur?.(event);
        }}
      />
      {late && <late.MeantEmail typed={value} isFinished={left === value} onTake={onChange} />}
    </div>
  );
}
