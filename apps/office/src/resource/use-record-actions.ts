import { useLocale } from '@ayrac/browser/locale.ts';
import { useMemo } from 'react';
import { changedTo } from '#office/client/changed-to.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useUndo } from '#office/undo/undo.tsx';
import { useRefresh } from './list/use-list.ts';
import { isSame } from './record/conflict.ts';
import { useResource } from './resource-context.tsx';
import { titleFieldOf } from './title-of.ts';

/** Actions on a single record without a form. Each reports its outcome and can be undone. */
export function useRecordActions() {
  const { declaration, calls } = useResource();
  const { resource } = useOfficePhrases();
  const { showFailure } = useToast();
  const undo = useUndo();
  const locale = useLocale();
  const refresh = useRefresh();

  return useMemo(() => {
    const labelOf = (row: Row) => String(row[titleFieldOf(declaration, row, locale)] ?? '');

    /** Reports success with an undo, which reverts the last change first. `onUndone` is called after each attempt. */
    const report = (text: string, done: readonly (string | null)[], onUndone?: () => unknown) => {
      undo.report(
        text,
        done.filter((change) => change !== null),
        onUndone,
      );
    };

    /** `left` is the id of a record that is no longer in the list if this succeeds. */
    const attempt = async <Result>(
      run: () => Promise<Result>,
      left?: string,
    ): Promise<Result | undefined> => {
      try {
        const result = await run();
        await refresh(left);
        return result;
      } catch (error) {
        showFailure(error);
        // Not awaited, because it may be tried again at once.
        refresh();
        return undefined;
      }
    };

    const names = Object.keys(declaration.shape.fields).filter((name) => name !== 'position');
    /** Writes to a record, also if it was only reordered since it was loaded, for example by its neighbour. */
    const writeDespiteNewOrder = async <Result>(
      row: Row,
      write: (row: Row) => Promise<Result>,
    ): Promise<Result> => {
      try {
        return await write(row);
      } catch (error) {
        const now = changedTo<Row>(error);
        if (now === undefined || now.isInBin || !isSame(names, row, now)) throw error;
        return write(now);
      }
    };

    return {
      labelOf,
      fail: showFailure,
      report,
      attempt,
      writeDespiteNewOrder,
      /** `onDone` is called if the record is in the bin, before the list is loaded again. */
      toBin: (row: Row, onDone: () => void = () => undefined) =>
        attempt(async () => {
          const { change } = await writeDespiteNewOrder(row, ({ id, version }) =>
            calls.bin({ params: { id }, query: { version } }),
          );
          report(resource.binned({ label: labelOf(row) }), [change]);
          onDone();
        }),
      restore: (row: Row) =>
        attempt(async () => {
          const restored = await calls.restore({ params: { id: row.id } });
          report(resource.restored({ label: labelOf(row) }), [restored.change]);
          return restored.row;
        }),
      order: (row: Row, before: string | null) =>
        attempt(async () => {
          const { change } = await calls.order({ body: { id: row.id, before } });
          if (change !== null) report(resource.ordered({ label: labelOf(row) }), [change]);
        }),
    };
  }, [declaration, calls, resource, locale, undo.report, showFailure, refresh]);
}
