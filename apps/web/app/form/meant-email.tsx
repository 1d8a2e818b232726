import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { meantEmail } from '@ayrac/domain/account/email-slip.ts';

interface MeantEmailProps {
  readonly typed: string;
  /** Whether the field was left with this text. */
  readonly isFinished: boolean;
  readonly onTake: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

/** The address that was probably meant, to press. It takes the typed one's place, and the field gets the focus. */
export function MeantEmail({ typed, isFinished, onTake }: MeantEmailProps) {
  const { 'meant-email': words } = useScreenPhrases('fieldErrors');
  const meant = meantEmail(typed, isFinished);
  return (
    <p role="status" className="field-hint">
      {meant !== undefined && (
        <span className="block pt-1.5">
          {words}{' '}
          <button
            type="button"
            className="link link-alone wrap-anywhere"
            onClick={({ currentTarget }) => {
              currentTarget.closest('.email-field')?.querySelector('input')?.focus();
              onTake({ currentTarget: { value: meant } });
            }}
          >
            {meant}
          </button>
        </span>
      )}
    </p>
  );
}
