import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useRef, useState } from 'react';
import { listIds } from '#office/client/bulk.ts';
import type { Failure, Outcome, ResourceCalls, Target } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { chosenOf, nothingChosen, portionsOf, type Selection } from '#office/table/selection.ts';
import { useResource } from '../resource-context.tsx';
import { useRecordActions } from '../use-record-actions.ts';
import { type BulkResult, workThrough } from './bulk-work.ts';
import { listQuery, useRefresh } from './use-list.ts';

/** Records per request: as many as the server handles in one transaction. */
const PORTION = 100;
/** Most matching records that one request may handle without taking too long. More are handled in portions. */
const MOST_AT_ONCE = 1_000;

/** Progress of a bulk action. It is unknown while one request handles all matching records. */
export interface BulkWork {
  readonly done: number | undefined;
  readonly total: number;
  /** Whether it takes several requests, so that it can be stopped between two of them. */
  readonly isInParts: boolean;
  readonly isStopping: boolean;
}

/**
 * Performs an action on all selected records and reports the outcome. Resolves with the records for which the action can
 * be repeated because a request failed or the work was stopped; none if all of them were answered.
 */
export function useBulk(query: string) {
  const { calls } = useResource();
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const { show } = useToast();
  const { fail, report } = useRecordActions();
  const refresh = useRefresh();
  const [work, setWork] = useState<BulkWork | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const stopping = useRef(new AbortController());

  const run = async (
    selection: Selection,
    call: (target: Target) => Promise<Outcome>,
    words: (p: { count: string }) => string = resource.bulkDone,
  ): Promise<Selection> => {
    const total = selection.kind === 'filter' ? selection.total : selection.ids.size;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const done = selection.kind === 'filter' ? undefined : 0;
    setWork({ done, total, isInParts: false, isStopping: false });
    setFailures([]);
    let result: BulkResult;
    try {
      const targets = await targetsOf(selection, query, calls.list);
      setWork((now) => now && { ...now, isInParts: targets.length > 1 });
      const showProgress = ({ done, failed }: BulkResult) =>
        setWork((now) => now && { ...now, done: done + failed.length });
      result = await workThrough(targets, call, showProgress, signal);
    } catch (error) {
      fail(error);
      return selection;
    } finally {
      setWork(null);
    }
    const { failed, changes, left } = result;
    setFailures(failed);
    if (result.error !== undefined) fail(result.error);
    await refresh();
    // The refusals of a later action stay.
    const forgetThese = () => setFailures((now) => (now === failed ? [] : now));
    if (result.done > 0) report(words({ count: formatCount(result.done, locale) }), changes, forgetThese);
    else if (failed.length > 0) show({ tone: 'info', text: resource.bulkNothing });
    return selectionOf(left, selection);
  };

  const stop = () => {
    stopping.current.abort();
    setWork((now) => now && { ...now, isStopping: true });
  };

  return { work, failures, run, stop, forgetFailures: () => setFailures([]) };
}

async function targetsOf(
  selection: Selection,
  query: string,
  list: ResourceCalls['list'],
): Promise<readonly Target[]> {
  if (selection.kind === 'ids') return inPortions([...selection.ids]);
  const { total } = selection;
  const { sort: _, ...narrowed } = listQuery(new URLSearchParams(query));
  const ids = total > MOST_AT_ONCE ? await listIds(list, narrowed, total) : undefined;
  // If the records are others by now, the server refuses all of them.
  return ids === undefined ? [{ kind: 'filter', query: narrowed, total }] : inPortions(ids);
}

/** Selects the records of targets. What matches a filter is selected as before. */
function selectionOf(targets: readonly Target[], before: Selection): Selection {
  if (targets.length === 0) return nothingChosen;
  if (targets.some(({ kind }) => kind === 'filter')) return before;
  const ids = targets.flatMap((target) => (target.kind === 'ids' ? target.ids : []));
  return chosenOf(ids);
}

function inPortions(ids: readonly string[]): readonly Target[] {
  return portionsOf(ids, PORTION).map((portion) => ({ kind: 'ids', ids: portion }));
}
