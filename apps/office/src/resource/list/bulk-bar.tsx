import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { BulkAction } from '#office/client/calls.ts';
import { useOfficeClient } from '#office/client/client.ts';
import type { Value } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { chosenCount, nothingChosen, type Selection } from '#office/table/selection.ts';
import type { OwnAction } from '../own-actions.ts';
import { useResource } from '../resource-context.tsx';
import { ActionDialog, AskDialog } from '../use-actions.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { BulkFailures } from './bulk-failures.tsx';
import { BulkProgress, useWorkWords } from './bulk-progress.tsx';
import { useBulk } from './use-bulk.ts';
import './bulk.css';

interface BulkBarProps {
  readonly selection: Selection;
  readonly query: string;
  readonly total: number;
  /** Most records that are counted exactly, if the list has more. Then its whole cannot be selected. */
  readonly most: number | undefined;
  /** Whether all loaded records are selected, so that selecting the rest can be offered. */
  readonly isAllLoaded: boolean;
  readonly isBin: boolean;
  readonly onChooseLoaded: () => void;
  readonly onChooseAll: () => void;
  readonly onChoose: (selection: Selection) => void;
}

/** An action that waits for its confirmation, and the records that it is about. */
interface StartedAction {
  readonly action: OwnAction;
  readonly chosen: Selection;
}

/** Actions on the selected records, with their progress and failures. */
export function BulkBar(props: BulkBarProps) {
  const { selection, query, isBin, onChoose } = props;
  const { declaration, noun, calls } = useResource();
  const client = useOfficeClient();
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const [pending, setPending] = useState<BulkAction | null>(null);
  const [confirming, setConfirming] = useState<StartedAction | null>(null);
  const { work, failures, run, stop, forgetFailures } = useBulk(query);
  const workWords = useWorkWords();
  const countOf = (some: Selection) => formatCount(chosenCount(some), locale);
  const count = countOf(selection);
  const chosenWords = selection.kind === 'filter' ? resource.allChosen : resource.chosen;

  const questionOf = (action: BulkAction) => {
    if (action.kind === 'bin')
      return { title: resource.askBin({ count }), text: resource.askBinText, confirm: resource.toBin };
    const { activeField = '' } = declaration;
    const words = action.kind === 'set' && action.values[activeField] === false && noun.askDeactivate;
    return words
      ? { title: words.title({ count }), text: words.text, confirm: resource.deactivate }
      : undefined;
  };
  const start = async (action: BulkAction) => {
    setPending(null);
    const done = { set: resource.bulkDone, bin: resource.bulkBinned, restore: resource.bulkRestored };
    onChoose(await run(selection, (target) => calls.bulk({ body: { target, action } }), done[action.kind]));
  };
  const startOwn = async (
    name: string,
    toMany: OwnAction['toMany'],
    value: Value = null,
    chosen = selection,
  ) => {
    setConfirming(null);
    if (toMany === undefined) return;
    const { doneMany } = noun.actions?.[name] ?? {};
    onChoose(await run(chosen, (target) => toMany(client, target, value), doneMany));
  };
  const ask = (action: OwnAction, chosen = selection) => setConfirming({ action, chosen });
  const question = pending === null ? undefined : questionOf(pending);
  const confirmingWords = confirming === null ? undefined : noun.actions?.[confirming.action.name];

  return (
    <>
      {(chosenCount(selection) > 0 || work !== null) && (
        <BulkSection
          isWorking={work !== null}
          status={work === null ? chosenWords({ count }) : workWords(work)}
        >
          {work === null ? (
            <>
              <ChoiceButtons {...props} />
              <BulkActions
                selection={selection}
                isBin={isBin}
                onStart={(action) => (questionOf(action) ? setPending(action) : start(action))}
                onStartOwn={startOwn}
                onAsk={(action) => ask(action)}
              />
            </>
          ) : (
            <BulkProgress work={work} onStop={stop} />
          )}
        </BulkSection>
      )}
      {failures.length > 0 && (
        <BulkFailures failures={failures} query={query} onResolve={ask} onClose={forgetFailures} />
      )}
      <ActionDialog
        action={confirming?.action ?? null}
        title={
          confirming === null
            ? ''
            : (confirmingWords?.askMany?.title({ count: countOf(confirming.chosen) }) ?? '')
        }
        text={confirmingWords?.askMany?.text ?? ''}
        confirm={confirmingWords?.label ?? ''}
        onConfirm={(value) =>
          confirming !== null &&
          startOwn(confirming.action.name, confirming.action.toMany, value, confirming.chosen)
        }
        onClose={() => setConfirming(null)}
      />
      <AskDialog
        isOpen={pending !== null}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        confirm={question?.confirm ?? ''}
        onConfirm={() => pending !== null && start(pending)}
        onClose={() => setPending(null)}
      />
    </>
  );
}

/** Buttons that change the selection itself. */
function ChoiceButtons(props: BulkBarProps) {
  const { selection, total, most, isAllLoaded, onChooseLoaded, onChooseAll, onChoose } = props;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  return (
    <>
      <IconButton
        icon="x"
        label={resource.clearChosen}
        className="bulk-clear"
        onClick={() => onChoose(nothingChosen)}
      />
      {!isAllLoaded && selection.kind === 'ids' && (
        <Button variant="ghost" size="small" className="bulk-more list-choose" onClick={onChooseLoaded}>
          {resource.chooseShown}
        </Button>
      )}
      {isAllLoaded && most !== undefined && (
        <p className="bulk-hint">{resource.chooseAllBeyond({ most: formatCount(most, locale) })}</p>
      )}
      {selection.kind === 'ids' && isAllLoaded && most === undefined && total > selection.ids.size && (
        <Button variant="ghost" size="small" className="bulk-more" onClick={onChooseAll}>
          {resource.chooseAll({ total: formatCount(total, locale) })}
        </Button>
      )}
    </>
  );
}

interface BulkSectionProps {
  readonly isWorking: boolean;
  readonly status: string;
  readonly children: ReactNode;
}

/** Keeps the focus that the pressed button loses: on the progress, and then on the heading of the list. */
function BulkSection({ isWorking, status, children }: BulkSectionProps) {
  const { resource } = useOfficePhrases();
  const section = useFocusOnHeading<HTMLElement>();
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isWorking && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [isWorking]);
  return (
    <section className="bulk" aria-label={resource.bulk} ref={section}>
      <p className="bulk-count" role="status" tabIndex={-1} ref={line}>
        {status}
      </p>
      {children}
    </section>
  );
}
