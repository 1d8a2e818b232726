import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { meantEmail } from '@ayrac/domain/account/email-slip.ts';
import { useEffect, useRef, useState } from 'react';

interface MeantEmailProps {
  readonly typed: string;
  readonly onTake: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

/** The address that was probably meant, to press. It takes the typed one's place. */
export function MeantEmail({ typed, onTake }: MeantEmailProps) {
  const { 'meant-email': words } = useScreenPhrases('fieldErrors');
  const line = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState<string>();
  const meant = meantEmail(typed, left === typed);
  const inputOf = () => line.current?.parentElement?.querySelector('input');

  useEffect(() => {
    const input = inputOf();
    const leave = () => setLeft(input?.value);
    input?.addEventListener('blur', leave);
    return () => input?.removeEventListener('blur', leave);
  });

  return (
    <p ref={line} role="status" className="field-hint">
      {meant !== undefined && (
        <span className="block pt-1.5">
          {words}{' '}
          <button
            type="button"
            className="link link-alone wrap-anywhere"
            onClick={() => {
              onTake({ currentTarget: { value: meant } });
              inputOf()?.focus();
            }}
          >
            {meant}
          </button>
        </span>
      )}
    </p>
  );
}
