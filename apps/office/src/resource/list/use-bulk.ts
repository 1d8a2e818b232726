import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useState } from 'react';
import type { Failure, Outcome, Target } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { portionsOf, type Selection } from '#office/table/selection.ts';
import { useRecordActions } from '../use-record-actions.ts';
import { listQuery, useRefresh } from './use-list.ts';

/** Records per request: as many as the server handles in one transaction. */
const PORTION = 100;

/** Progress of a bulk action. For all matching records it is unknown until the end. */
export interface BulkWork {
  readonly done: number | undefined;
  readonly total: number;
}

/**
 * Performs an action on all selected records and reports the outcome. Resolves with whether all of them were answered;
 * otherwise the action can be repeated.
 */
export function useBulk(query: string) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const { show } = useToast();
  const { fail, report } = useRecordActions();
  const refresh = useRefresh();
  const [work, setWork] = useState<BulkWork | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  const run = async (
    selection: Selection,
    call: (target: Target) => Promise<Outcome>,
    words: (p: { count: string }) => string = resource.bulkDone,
  ): Promise<boolean> => {
    const targets = targetsOf(selection, query);
    const total = selection.kind === 'filter' ? selection.total : selection.ids.size;
    const changes: string[] = [];
    const failed: Failure[] = [];
    let done = 0;
    let isAnswered = true;
    setWork({ done: selection.kind === 'filter' ? undefined : 0, total });
    try {
      for (const target of targets) {
        const outcome = await call(target);
        done += outcome.done;
        failed.push(...outcome.failed);
        if (outcome.change !== null) changes.push(outcome.change);
        if (target.kind === 'ids') setWork({ done: done + failed.length, total });
      }
    } catch (error) {
      isAnswered = false;
      fail(error);
    } finally {
      setWork(null);
      setFailures(failed);
      await refresh();
    }
    if (done > 0) report(words({ count: formatCount(done, locale) }), changes);
    else if (failed.length > 0) show({ tone: 'info', text: resource.bulkNothing });
    return isAnswered;
  };

  return { work, failures, run, forgetFailures: () => setFailures([]) };
}

function targetsOf(selection: Selection, query: string): readonly Target[] {
  if (selection.kind === 'ids')
    return portionsOf([...selection.ids], PORTION).map((ids) => ({ kind: 'ids', ids }));
  const { sort: _, ...narrowed } = listQuery(new URLSearchParams(query));
  return [{ kind: 'filter', query: narrowed, total: selection.total }];
}
