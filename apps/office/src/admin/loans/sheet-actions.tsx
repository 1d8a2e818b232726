import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface SheetActionsProps {
  readonly count: number;
  readonly wrong: number;
  readonly canUndo?: boolean | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly onClear: () => void;
  readonly onPreview: () => void;
}

/** Number of changes, and the buttons to undo, discard or preview them. */
export function SheetActions({ count, wrong, canUndo, onUndo, onClear, onPreview }: SheetActionsProps) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  return (
    <div className="loan-actions">
      <p role="status">
        {wrong > 0 ? (
          <strong className="text-danger">{loans.wrongCells({ count: formatCount(wrong, locale) })}</strong>
        ) : count === 0 ? (
          loans.noChanges
        ) : (
          loans.changes({ count: formatCount(count, locale) })
        )}
      </p>
      {onUndo !== undefined && (
        <Button variant="ghost" size="small" icon="undo-2" disabled={!canUndo} onClick={onUndo}>
          {loans.undo}
        </Button>
      )}
      <Button variant="ghost" size="small" icon="x" disabled={count === 0} onClick={onClear}>
        {loans.clear}
      </Button>
      <Button icon="eye" disabled={count === 0 || wrong > 0} onClick={onPreview}>
        {loans.preview}
      </Button>
    </div>
  );
}
