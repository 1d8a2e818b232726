import { useLocale } from '@ayrac/browser/locale.ts';
import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useState } from 'react';
import type { BulkAction } from '#office/client/calls.ts';
import { useOfficeClient } from '#office/client/client.ts';
import type { Value } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { chosenCount, type Selection } from '#office/table/selection.ts';
import type { OwnAction } from '../own-actions.ts';
import { useResource } from '../resource-context.tsx';
import { ActionDialog, AskDialog } from '../use-actions.tsx';
import { useBulk } from './use-bulk.ts';
import './bulk.css';

interface BulkBarProps {
  readonly selection: Selection;
  readonly query: string;
  readonly total: number;
  /** Whether all loaded records are selected, so that selecting the rest can be offered. */
  readonly isAllLoaded: boolean;
  readonly isBin: boolean;
  readonly onChooseLoaded: () => void;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
}

/** Actions on the selected records, with their progress and failures. */
export function BulkBar(props: BulkBarProps) {
  const { selection, query, total, isAllLoaded, isBin, onChooseLoaded, onChooseAll, onClear } = props;
  const { declaration, noun, calls } = useResource();
  const { shape, activeField, actions = [], ManyActions } = declaration;
  const client = useOfficeClient();
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const [asked, setAsked] = useState<OwnAction | null>(null);
  const { work, failures, run, forgetFailures } = useBulk(query);
  const count = formatCount(chosenCount(selection), locale);

  const start = async (action: BulkAction) => {
    setIsAsking(false);
    const isAnswered = await run(selection, (target) => calls.bulk({ body: { target, action } }));
    if (isAnswered) onClear();
  };
  const startOwn = async ({ name, toMany }: OwnAction, value: Value = null) => {
    setAsked(null);
    if (toMany === undefined) return;
    const { doneMany } = noun.actions?.[name] ?? {};
    const isAnswered = await run(selection, (target) => toMany(client, target, value), doneMany);
    if (isAnswered) onClear();
  };
  const askedWords = asked === null ? undefined : noun.actions?.[asked.name];
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
          {work === null && (
            <IconButton icon="x" label={resource.clearChosen} className="bulk-clear" onClick={onClear} />
          )}
          {work === null && !isAllLoaded && selection.kind === 'ids' && (
            <Button variant="ghost" size="small" className="bulk-more list-choose" onClick={onChooseLoaded}>
              {resource.chooseShown}
            </Button>
          )}
          {work === null && selection.kind === 'ids' && isAllLoaded && total > selection.ids.size && (
            <Button variant="ghost" size="small" className="bulk-more" onClick={onChooseAll}>
              {resource.chooseAll({ total: formatCount(total, locale) })}
            </Button>
          )}
          {work === null ? (
            <div className="bulk-actions">
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
              {!isBin &&
                actions
                  .filter(({ toMany }) => toMany !== undefined)
                  .map((action) => (
                    <Button
                      key={action.name}
                      variant="secondary"
                      size="small"
                      icon={action.icon}
                      onClick={() =>
                        noun.actions?.[action.name]?.askMany === undefined && action.asks === undefined
                          ? startOwn(action)
                          : setAsked(action)
                      }
                    >
                      {noun.actions?.[action.name]?.label ?? action.name}
                    </Button>
                  ))}
              {ManyActions && (
                <ManyActions start={(name, toMany) => startOwn({ name, icon: 'check', toMany })} />
              )}
              {!hasCall(shape, 'bin') ? null : isBin ? (
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
      <ActionDialog
        action={asked}
        title={askedWords?.askMany?.title({ count }) ?? ''}
        text={askedWords?.askMany?.text ?? ''}
        confirm={askedWords?.label ?? ''}
        onConfirm={(value) => asked !== null && startOwn(asked, value)}
        onClose={() => setAsked(null)}
      />
      <AskDialog
        isOpen={isAsking}
        title={resource.askBin({ count })}
        text={resource.askBinText}
        confirm={resource.toBin}
        onConfirm={() => start({ kind: 'bin' })}
        onClose={() => setIsAsking(false)}
      />
    </>
  );

  function workWords(done: number | undefined): string {
    const words = { total: formatCount(work?.total ?? 0, locale) };
    return done === undefined
      ? resource.workingAll(words)
      : resource.working({ ...words, done: formatCount(done, locale) });
  }
}
