import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface DetailActionsProps {
  readonly count: number;
  /** Number of changes that can be saved. A campaign with an invalid cell is not saved. */
  readonly ready: number;
  readonly wrong: number;
  readonly canUndo: boolean;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  readonly onSave: () => void;
}

/** Number of unsaved changes, and the buttons to undo, discard or save them. */
export function DetailActions(props: DetailActionsProps) {
  const { count, ready, wrong, canUndo, isBusy, onUndo, onClear, onSave } = props;
  const { campaignDetails: words } = useOfficePhrases();
  const locale = useLocale();
  return (
    <div className="detail-actions">
      <p role="status">
        {count === 0 ? words.noChanges : words.changes({ count: formatCount(count, locale) })}
        {wrong > 0 && (
          <strong className="text-danger"> {words.wrong({ count: formatCount(wrong, locale) })}</strong>
        )}
      </p>
      <Button variant="ghost" size="small" icon="undo-2" disabled={!canUndo || isBusy} onClick={onUndo}>
        {words.undo}
      </Button>
      <Button variant="ghost" size="small" icon="x" disabled={count === 0 || isBusy} onClick={onClear}>
        {words.clear}
      </Button>
      <Button icon="save" disabled={ready === 0} loading={isBusy} onClick={onSave}>
        {ready === 0 ? words.saveNone : words.save({ count: formatCount(ready, locale) })}
      </Button>
    </div>
  );
}
