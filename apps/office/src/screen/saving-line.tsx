import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import './saving-line.css';

interface SavingLineProps {
  readonly saving:
    | { readonly kind: 'saved' | 'pending' | 'saving' | 'waiting' | 'offline' }
    | { readonly kind: 'failed'; readonly error: unknown };
  /** The state in words. Of a failure, the words for one without a message of its own. */
  readonly text: string;
  /** Label of the button that saves again after a failure. */
  readonly retry: string;
  readonly onRetry: () => unknown;
}

/** State of saving, unobtrusive as long as there is no problem. */
export function SavingLine({ saving, text, retry, onRetry }: SavingLineProps) {
  const failureWords = useFailureWords();
  const { kind } = saving;
  const isTrouble = kind === 'offline' || kind === 'failed';
  return (
    <div className="saving" data-trouble={isTrouble || undefined}>
      {kind === 'saved' && <Icon name="check" size="small" />}
      {isTrouble && <Icon name="triangle-alert" size="small" />}
      <p role="status">
        {kind === 'failed' ? failureWords(saving.error, { otherwise: text, areFieldsMarked: true }) : text}
      </p>
      {isTrouble && (
        <Button variant="ghost" size="small" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
