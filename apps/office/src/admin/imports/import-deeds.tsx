import { useLocale } from '@ayrac/browser/locale.ts';
import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useToast } from '#office/frame/toasts.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFileCall } from '#office/resource/client.ts';
import { saveFile } from '#office/resource/list/export-menu.tsx';

const shown = ['run', 'resume', 'pause', 'undo', 'cancel'] as const;
type Deed = (typeof shown)[number];
const icons = { run: 'play', resume: 'play', pause: 'pause', undo: 'undo-2', cancel: 'x' } as const;

interface ImportDeedsProps {
  readonly run: ImportDetail;
  readonly isBusy: boolean;
  readonly onMove: (deed: Deed) => void;
  readonly more: ReactNode;
}

/** Actions on an import. Those that write many records or end the import ask for confirmation. */
export function ImportDeeds({ run, isBusy, onMove, more }: ImportDeedsProps) {
  const { imports: words } = useOfficePhrases();
  const [asked, setAsked] = useState<Deed | null>(null);
  const deeds = shown.filter((deed) => run.deeds.includes(deed));
  return (
    <div className="import-deeds">
      {deeds.map((deed) => (
        <Button
          key={deed}
          size="small"
          variant={deed === 'run' || deed === 'resume' ? 'primary' : 'secondary'}
          icon={icons[deed]}
          loading={isBusy}
          disabled={deed === 'run' && run.counts.new + run.counts.changed === 0}
          onClick={() => (deed === 'pause' || deed === 'resume' ? onMove(deed) : setAsked(deed))}
        >
          {words.deeds[deed]}
        </Button>
      ))}
      {more}
      {run.state !== 'mapping' && <ReportButton id={run.id} />}
      {asked !== null && (
        <Question
          deed={asked}
          run={run}
          onClose={() => setAsked(null)}
          onYes={() => {
            setAsked(null);
            onMove(asked);
          }}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  readonly deed: Deed;
  readonly run: ImportDetail;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

function Question({ deed, run, onClose, onYes }: QuestionProps) {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  const count = (number: number) => formatCount(number, locale);
  const file = run.fileName ?? words.noFile;
  const { counts } = run;
  const [title, text] =
    deed === 'undo'
      ? [words.undoTitle({ file }), words.undoText({ count: count(counts.written) })]
      : deed === 'cancel'
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
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button onClick={onYes}>{words.deeds[deed]}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function ReportButton({ id }: { readonly id: string }) {
  const { imports: words, loans } = useOfficePhrases();
  const { show } = useToast();
  const receive = useFileCall('exportImportReport');
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    try {
      const asked = { params: { id }, query: { format: 'xlsx' } };
      saveFile(await receive(asked, new AbortController().signal, () => undefined));
    } catch {
      show({ tone: 'error', text: loans.timeline.exportFailed });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="ghost" size="small" icon="download" loading={isBusy} onClick={start}>
      {words.reportFile}
    </Button>
  );
}
