import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { BulkDeed } from './calls.ts';
import { useResource } from './resource-context.tsx';
import { chosenCount, type Selection } from './selection.ts';
import { useBulk } from './use-bulk.ts';
import './bulk.css';

interface BulkBarProps {
  readonly selection: Selection;
  readonly query: string;
  readonly total: number;
  /** Whether all that are loaded are chosen, so that the rest can be asked for. */
  readonly isAllLoaded: boolean;
  readonly isBin: boolean;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that are chosen, how far it has come, and what of it failed. */
export function BulkBar(props: BulkBarProps) {
  const { selection, query, total, isAllLoaded, isBin, onChooseAll, onClear } = props;
  const { activeField } = useResource().declaration;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const { work, failures, run, forgetFailures } = useBulk(query);
  const count = formatCount(chosenCount(selection), locale);

  const start = async (deed: BulkDeed) => {
    setIsAsking(false);
    await run(selection, deed);
    onClear();
  };
  const set = (isOn: boolean) => activeField && start({ kind: 'set', values: { [activeField]: isOn } });

  return (
    <>
      {(chosenCount(selection) > 0 || work !== null) && (
        <section className="bulk" aria-label={resource.bulk}>
          <p className="bulk-count" role="status">
            {work === null
              ? selection.kind === 'filter'
                ? resource.allChosen({ count })
                : resource.chosen({ count })
              : workWords(work.done)}
          </p>
          {work === null ? (
            <div className="bulk-deeds">
              {selection.kind === 'ids' && isAllLoaded && total > selection.ids.size && (
                <Button variant="ghost" size="small" onClick={onChooseAll}>
                  {resource.chooseAll({ total: formatCount(total, locale) })}
                </Button>
              )}
              {activeField !== undefined && !isBin && (
                <>
                  <Button variant="secondary" size="small" icon="circle-check" onClick={() => set(true)}>
                    {resource.activate}
                  </Button>
                  <Button variant="secondary" size="small" icon="pause" onClick={() => set(false)}>
                    {resource.deactivate}
                  </Button>
                </>
              )}
              {isBin ? (
                <Button
                  variant="secondary"
                  size="small"
                  icon="undo-2"
                  onClick={() => start({ kind: 'restore' })}
                >
                  {resource.restore}
                </Button>
              ) : (
                <Button variant="secondary" size="small" icon="trash-2" onClick={() => setIsAsking(true)}>
                  {resource.toBin}
                </Button>
              )}
              <Button variant="ghost" size="small" icon="x" onClick={onClear}>
                {resource.clearChosen}
              </Button>
            </div>
          ) : (
            <progress aria-label={resource.bulk} max={work.total} value={work.done} />
          )}
        </section>
      )}
      {failures.length > 0 && (
        <Notice
          tone="error"
          live
          title={resource.bulkFailed({ count: formatCount(failures.length, locale) })}
          actions={
            <Button variant="secondary" size="small" onClick={forgetFailures}>
              {resource.close}
            </Button>
          }
        >
          <ul className="bulk-failures">
            {failures.map(({ id, label, message }) => (
              <li key={id}>
                <strong>{label}</strong> {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={resource.askBin({ count })}
        closeLabel={resource.close}
        footer={
          <>
            <Button variant="secondary" data-autofocus onClick={() => setIsAsking(false)}>
              {resource.cancel}
            </Button>
            <Button variant="danger" onClick={() => start({ kind: 'bin' })}>
              {resource.toBin}
            </Button>
          </>
        }
      >
        <p>{resource.askBinText}</p>
      </Dialog>
    </>
  );

  function workWords(done: number | undefined): string {
    const words = { total: formatCount(work?.total ?? 0, locale) };
    return done === undefined
      ? resource.workingAll(words)
      : resource.working({ ...words, done: formatCount(done, locale) });
  }
}
