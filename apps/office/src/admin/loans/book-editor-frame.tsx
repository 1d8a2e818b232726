import { useLocale } from '@ayrac/browser/locale.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import type { ReactNode } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ProvenanceFields } from './provenance-fields.tsx';
import { SheetActions } from './sheet-actions.tsx';
import type { BookEditing } from './use-book-editor.ts';

interface BookEditorFrameProps {
  readonly type: LoanType;
  readonly editing: Omit<BookEditing, 'save' | 'check'>;
  readonly draft: {
    readonly count: number;
    readonly errors: Readonly<Record<string, string>>;
    readonly giveBack: (keys: readonly string[]) => void;
    readonly clear: () => void;
    readonly canUndo?: boolean;
    readonly undo?: () => void;
  };
  readonly remark?: ReactNode;
  /** Renders the changes and their effect on loans. */
  readonly preview: () => ReactNode;
  readonly onPreview: () => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The frame of an editor: conflicts, source of the values, and the preview before publication. */
export function BookEditorFrame({
  type,
  editing,
  draft,
  remark,
  preview,
  onPreview,
  onSave,
  children,
}: BookEditorFrameProps) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const { form, day, isBusy, conflict, settle, isPreviewed, closePreview } = editing;
  return (
    <section className="loan-editor" aria-label={loans.types[type]}>
      {remark}
      {conflict !== null && <ConflictNotice conflict={conflict} onTheirs={draft.giveBack} onClose={settle} />}
      {children}
      <ProvenanceFields form={form} />
      <SheetActions
        count={draft.count}
        wrong={Object.keys(draft.errors).length}
        canUndo={draft.canUndo}
        onUndo={draft.undo}
        onClear={draft.clear}
        onPreview={onPreview}
      />
      {isPreviewed && (
        <Dialog
          open
          wide
          busy={isBusy}
          onClose={closePreview}
          title={loans.previewTitle({ date: formatDate(day, locale) })}
          closeLabel={loans.close}
          footer={
            <DialogButtons onCancel={closePreview} loading={isBusy} icon="check" onClick={onSave}>
              {loans.save}
            </DialogButtons>
          }
        >
          <div className="loan-preview">{preview()}</div>
        </Dialog>
      )}
    </section>
  );
}
