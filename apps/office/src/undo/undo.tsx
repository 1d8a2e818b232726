import { useLocale } from '@ayrac/browser/locale.ts';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { undoAll } from '#office/client/bulk.ts';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import {
  findRecentChanges,
  keepRecentChanges,
  OFFERED_MS,
  type RecentChange,
  stillOffered,
} from './recent-changes.ts';

interface Undo {
  /** What the person can undo, the newest first. */
  readonly recent: readonly RecentChange[];
  /**
   * Reports what was done and offers to undo it, at first in the toast. `onUndone` is called after an undo there.
   */
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
  const [own, setOwn] = useState<{ username: string; recent: readonly RecentChange[] }>({
    username: '',
    recent: [],
  });
  if (own.username !== username) setOwn({ username, recent: findRecentChanges(username, Date.now()) });
  const { recent } = own;
  useEffect(() => {
    if (own.username !== '') keepRecentChanges(own.username, own.recent);
  }, [own]);

  const oldest = recent.at(-1)?.at;
  useEffect(() => {
    if (oldest === undefined) return;
    const expire = () => setOwn((now) => ({ ...now, recent: stillOffered(now.recent, Date.now()) }));
    const timer = setTimeout(expire, oldest + OFFERED_MS - Date.now());
    return () => clearTimeout(timer);
  }, [oldest]);

  /** Functions that close the toasts of the recent changes, which offer to undo them too. */
  const toasts = useRef(new Map<string, () => void>());
  const actions = useMemo(() => {
    const forget = (id: string) =>
      setOwn((now) => ({ ...now, recent: now.recent.filter((one) => one.id !== id) }));

    const undo = async ({ id, text, changes }: RecentChange) => {
      toasts.current.get(id)?.();
      toasts.current.delete(id);
      forget(id);
      // A change of thousands of records consists of many, whose undo takes minutes.
      const isLong = changes.length > 1;
      const close = isLong ? show({ text: frame.toasts.undoing, tone: 'info', isLasting: true }) : undefined;
      try {
        await undoAll(changes, {
          undo: (change) => client.undoChange({ params: { change } }),
          words: (failed, names) => resource.undoFailed({ count: formatCount(failed, locale), names }),
          onLeft: (left) => report(text, left),
        });
      } finally {
        close?.();
        await queries.invalidateQueries();
      }
    };

    const report: Undo['report'] = (text, changes, onUndone) => {
      const [id] = changes;
      if (id === undefined) {
        show({ text });
        return;
      }
      const change = { id, text, at: Date.now(), changes };
      setOwn((now) => ({ ...now, recent: stillOffered([change, ...now.recent], change.at) }));
      const fromToast = async () => {
        try {
          await undo(change);
        } finally {
          await onUndone?.();
        }
      };
      toasts.current.set(id, show({ text, undo: fromToast }));
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
  }, [client, queries, frame, resource, locale, show, showFailure]);

  const value = useMemo(() => ({ recent, ...actions }), [recent, actions]);
  return <UndoContext value={value}>{children}</UndoContext>;
}
