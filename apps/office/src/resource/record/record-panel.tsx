import { useLocale } from '@ayrac/browser/locale.ts';
import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { isMissing } from '#office/client/failure-words.ts';
import type { Row } from '#office/client/row.ts';
import type { FieldWords } from '#office/client/words.ts';
import { isAddress } from '#office/fields/address-parts.ts';
import { AddressText } from '#office/fields/address-text.tsx';
import { isVerbatim } from '#office/fields/verbatim.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import type { Pane } from '../address.ts';
import type { ChangePage } from '../change-page.ts';
import { usePanelId } from '../panel/panel-id.ts';
import { useResource } from '../resource-context.tsx';
import { titleFieldOf } from '../title-of.ts';
import { useOffered } from '../use-actions.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordHistory } from './record-history.tsx';
import './record.css';

interface RecordPanelProps {
  /** `new` for a new record. */
  readonly id: string;
  readonly pane: Pane;
  /** The record as in the list. */
  readonly row: Row | undefined;
  readonly canStep: { readonly back: boolean; readonly on: boolean };
  readonly onStep: (by: 1 | -1) => void;
  readonly change: ChangePage;
  /** Opens the record that was created as the new one. */
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

/** A record beside its list, with its form and history. In a narrow window it replaces the list. */
export function RecordPanel(props: RecordPanelProps) {
  const { id, pane, row, canStep, onStep, change, onCreated, onClose } = props;
  const { declaration, noun, calls } = useResource();
  const { shape, tabs = [], Facts = RecordFacts } = declaration;
  const { resource } = useOfficePhrases();
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const isNew = id === 'new';

  const answer = useQuery({
    queryKey: [shape.name, 'one', id],
    queryFn: ({ signal }) => calls.get({ params: { id } }, { signal }),
    enabled: !isNew,
    ...(row !== undefined && { initialData: row, initialDataUpdatedAt: 0 }),
  });
  const record = answer.data;
  const titleField = titleFieldOf(declaration, record, useLocale());
  const actions = useOffered(isNew ? undefined : record);
  const Tab = isNew ? undefined : tabs.find(({ name }) => name === pane)?.Content;
  const hasHistory = !isNew && pane === 'history' && hasCall(shape, 'history');
  const shown = hasHistory || Tab !== undefined ? pane : 'form';

  // The first record takes the focus from the list, unless it is already in the panel. Later ones only take it if it is
  // in the panel. A record that was created here leaves it in the form, unless another tab is opened.
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === id) return;
    const isHere = panel.current?.contains(document.activeElement) ?? false;
    const takesFocus = last.current === undefined ? id !== 'new' && !isHere : isHere;
    if (takesFocus && (last.current !== 'new' || shown !== 'form')) title.current?.focus();
    last.current = id;
  }, [id, shown]);
  const formKey = useFormKey(id);

  const named = titleOf(noun.fields[titleField], record?.[titleField]);
  const untitled = record === undefined ? '' : (noun.untitled ?? resource.untitled);
  const heading = isNew ? noun.add : named || untitled;

  return (
    <aside id={usePanelId()} className="record" aria-labelledby={titleId} ref={panel}>
      <header className="record-head">
        <Button variant="back" className="record-back" icon="arrow-left" onClick={onClose}>
          {resource.back}
        </Button>
        <div className="record-title">
          <h2
            id={titleId}
            tabIndex={-1}
            ref={title}
            translate={!isNew && isVerbatim(shape.fields[titleField]) ? 'no' : undefined}
          >
            {isAddress(shape.fields[titleField]) ? <AddressText address={heading} /> : heading}
          </h2>
          {!isNew && (
            <>
              <IconButton
                icon="chevron-up"
                label={resource.previous}
                aria-disabled={!canStep.back}
                onClick={() => canStep.back && onStep(-1)}
              />
              <IconButton
                icon="chevron-down"
                label={resource.next}
                aria-disabled={!canStep.on}
                onClick={() => canStep.on && onStep(1)}
              />
            </>
          )}
          <IconButton className="record-close" icon="x" label={resource.close} onClick={onClose} />
        </div>
        <RecordActions actions={actions} />
        {!isNew && (tabs.length > 0 || hasCall(shape, 'history')) && (
          <Segments
            legend={resource.paneLabel}
            legendHidden
            value={shown}
            onChange={(next) => change({ pane: next }, { replace: true })}
            segments={[
              { value: 'form', label: resource.form },
              ...tabs.map(({ name }) => ({ value: name, label: noun.tabs?.[name] ?? name })),
              ...(hasCall(shape, 'history') ? [{ value: 'history', label: resource.history }] : []),
            ]}
          />
        )}
      </header>
      {isNew || record ? (
        <>
          {/* Stays mounted while the history is shown, so that input is not lost. */}
          <div className="record-pane" hidden={shown !== 'form'}>
            {isNew || hasCall(shape, 'change') ? (
              <RecordForm key={formKey} record={record ?? null} onCreated={onCreated} onClose={onClose} />
            ) : (
              record && <Facts key={id} record={record} />
            )}
          </div>
          {shown === 'history' && record && <RecordHistory id={id} />}
          {Tab !== undefined && record && <Tab key={id} row={record} />}
        </>
      ) : answer.isError ? (
        <RecordFailure error={answer.error} onRetry={() => answer.refetch()} onClose={onClose} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </aside>
  );
}

/** Returns the key of the form. Within a panel, a new record only becomes another one by being created. */
function useFormKey(id: string): string {
  const [form, setForm] = useState({ id, key: id });
  if (form.id !== id) setForm({ id, key: form.id === 'new' ? form.key : id });
  return form.key;
}

/** Returns the title of a record, for a choice by its label. */
function titleOf(words: FieldWords | undefined, value: unknown): string {
  const text = String(value ?? '');
  return words?.choices?.[text] ?? text;
}

interface RecordFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function RecordFailure({ error, onRetry, onClose }: RecordFailureProps) {
  const { resource } = useOfficePhrases();
  if (!isMissing(error))
    return <FailedAnswer title={resource.failedRecord} answer={{ error, refetch: onRetry }} />;
  return (
    <Notice
      tone="error"
      live
      title={resource.recordMissing}
      actions={
        <Button variant="secondary" size="small" onClick={onClose}>
          {resource.back}
        </Button>
      }
    >
      <p>{resource.recordMissingText}</p>
    </Notice>
  );
}
