import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import './saving-line.css';

interface SavingLineProps {
  readonly kind: 'saved' | 'pending' | 'saving' | 'waiting' | 'offline' | 'failed';
  /** The state in words. */
  readonly text: string;
  /** Label of the button that saves again after a failure. */
  readonly retry: string;
  readonly onRetry: () => unknown;
}

/** State of saving, unobtrusive as long as there is no problem. */
export function SavingLine({ kind, text, retry, onRetry }: SavingLineProps) {
  const isTrouble = kind === 'offline' || kind === 'failed';
  return (
    <div className="saving" data-trouble={isTrouble || undefined}>
      {kind === 'saved' && <Icon name="check" size="small" />}
      {isTrouble && <Icon name="triangle-alert" size="small" />}
      <p role="status">{text}</p>
      {isTrouble && (
        <Button variant="ghost" size="small" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
