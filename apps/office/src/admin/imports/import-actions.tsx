import { useLocale } from '@ayrac/browser/locale.ts';
import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useFileCall } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { DownloadButton } from '#office/screen/download-button.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';
import type { ImportAction } from './use-import.ts';

const shown = ['run', 'resume', 'pause', 'undo', 'cancel'] as const;
type Action = (typeof shown)[number];
const icons = { run: 'play', resume: 'play', pause: 'pause', undo: 'undo-2', cancel: 'x' } as const;

interface ImportActionsProps {
  readonly run: ImportDetail;
  /** The action whose response is awaited. */
  readonly pending: ImportAction | null;
  readonly onMove: (action: Action) => void;
  readonly more: ReactNode;
}

/** Actions on an import. Those that write many records or end the import ask for confirmation. */
export function ImportActions({ run, pending, onMove, more }: ImportActionsProps) {
  const { imports: words } = useOfficePhrases();
  const receive = useFileCall('exportImportReport');
  const [question, setQuestion] = useState<Action | null>(null);
  const isPointless = run.counts.new + run.counts.changed === 0;
  const actions = shown.filter((action) => run.actions.includes(action));
  return (
    <div className="import-actions">
      {actions.map((action) => (
        <PassingButton
          key={action}
          size="small"
          variant={action === 'run' || action === 'resume' ? 'primary' : 'secondary'}
          icon={icons[action]}
          loading={pending === action}
          // The pressed button stays enabled, so that it keeps the focus.
          disabled={(pending !== null && pending !== action) || (action === 'run' && isPointless)}
          onClick={() => (action === 'pause' || action === 'resume' ? onMove(action) : setQuestion(action))}
        >
          {words.actions[action]}
        </PassingButton>
      ))}
      {more}
      {run.state !== 'mapping' && (
        <DownloadButton
          label={words.reportFile}
          receive={(signal) => receive({ params: { id: run.id }, query: { format: 'xlsx' } }, signal)}
        />
      )}
      {question !== null && (
        <Question
          action={question}
          run={run}
          onClose={() => setQuestion(null)}
          onYes={() => {
            setQuestion(null);
            onMove(question);
          }}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  readonly action: Action;
  readonly run: ImportDetail;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

function Question({ action, run, onClose, onYes }: QuestionProps) {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  const count = (number: number) => formatCount(number, locale);
  const file = run.fileName ?? words.noFile;
  const { counts } = run;
  const [title, text] =
    action === 'undo'
      ? [words.undoTitle({ file }), words.undoText({ count: count(counts.written) })]
      : action === 'cancel'
        ? [words.cancelTitle({ file }), words.cancelText]
        : [
            words.runTitle({ count: count(counts.new + counts.changed) }),
            `${words.runText({
              added: count(counts.new),
              changed: count(counts.changed),
              refused: count(counts.refused),
            })} ${words.runRemarks[run.kind]}`,
          ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      footer={
        <DialogButtons onCancel={onClose} cancel={words.keep} onClick={onYes}>
          {words.actions[action]}
        </DialogButtons>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
