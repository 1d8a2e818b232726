import { useLocale } from '@ayrac/browser/locale.ts';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { undoAll } from '#office/client/bulk.ts';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { OFFERED_MS, type RecentChange } from './recent-changes.ts';
import { UndoLog } from './undo-log.ts';

interface Undo {
  /** What the person can undo, the newest first. */
  readonly recent: readonly RecentChange[];
  /** Reports what was done and offers to undo it. `onUndone` is called after each attempt to undo it. */
  readonly report: (text: string, changes: readonly string[], onUndone?: () => unknown) => void;
  /** Undoes one of the recent changes and says how that went. */
  readonly revert: (change: RecentChange) => Promise<void>;
}

const UndoContext = createContext<Undo | null>(null);

/** Returns what can be undone. Throws outside of `UndoProvider`. */
export function useUndo(): Undo {
  const undo = use(UndoContext);
  if (undo === null)
    throw new Error('A component that reports changes must be rendered inside UndoProvider.');
  return undo;
}

/** Remembers what the signed-in person has done, as long as its undo is offered. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { frame, resource } = useOfficePhrases();
  const { show, showFailure } = useToast();
  const locale = useLocale();
  const session = useSession();
  const username = session.kind === 'authenticated' ? session.user.username : '';
  const log = useMemo(() => new UndoLog(username), [username]);
  const recent = useSyncExternalStore(log.subscribe, log.offered);

  useEffect(() => {
    const oldest = recent.at(-1);
    if (oldest === undefined) return;
    const timer = setTimeout(() => log.expire(), oldest.at + OFFERED_MS - Date.now());
    return () => clearTimeout(timer);
  }, [log, recent]);

  const actions = useMemo(() => {
    const undo = (change: RecentChange) =>
      log.undo(change, async ({ changes }, onSettled) => {
        // A change of thousands of records consists of many, whose undo takes minutes.
        const isLong = changes.length > 1;
        const close = isLong
          ? show({ text: frame.toasts.undoing, tone: 'info', isLasting: true })
          : undefined;
        try {
          await undoAll(changes, {
            undo: (part) => client.undoChange({ params: { change: part } }),
            words: (failed, names) => resource.undoFailed({ count: formatCount(failed, locale), names }),
            onSettled,
          });
        } finally {
          close?.();
          await queries.invalidateQueries();
        }
      });

    const report: Undo['report'] = (text, changes, onUndone) => {
      const [id] = changes;
      if (id === undefined) {
        show({ text });
        return;
      }
      const showToast = (change: RecentChange) => show({ text, undo: () => undo(change) });
      log.add({ id, text, at: Date.now(), changes }, { showToast, onUndone });
    };

    const revert: Undo['revert'] = async (change) => {
      try {
        await undo(change);
        show({ text: frame.toasts.undone, tone: 'info' });
      } catch (error) {
        showFailure(error, { otherwise: frame.toasts.undoFailed });
      }
    };
    return { report, revert };
  }, [log, client, queries, frame, resource, locale, show, showFailure]);

  const value = useMemo(() => ({ recent, ...actions }), [recent, actions]);
  return <UndoContext value={value}>{children}</UndoContext>;
}
