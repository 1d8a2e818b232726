import { withStorage } from '@ayrac/browser/browser-storage.ts';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useState } from 'react';

/**
 * Returns the width in pixels that the person has given to the panel in this browser, null for the default, and how to
 * change and keep it. Panels with text to read have a width of their own.
 */
export function usePanelWidth(isRead: boolean) {
  const session = useSession();
  const own = session.kind === 'authenticated' ? `officePanel:${session.user.username}` : null;
  const key = own !== null && isRead ? `${own}:read` : own;
  const [kept, setKept] = useState(() => readWidth(key));
  /** While the edge is dragged. */
  const [dragged, drag] = useState<number | null>(null);
  const keep = (next: number | null) => {
    drag(null);
    setKept(next);
    if (key !== null) keepWidth(key, next);
  };
  return { width: dragged ?? kept, drag, keep };
}

function readWidth(key: string | null): number | null {
  const kept = Number(key === null ? '' : (withStorage('localStorage', (store) => store.getItem(key)) ?? ''));
  return kept > 0 ? kept : null;
}

/** If storage is full or denied, the width only holds for this page. */
function keepWidth(key: string, width: number | null): void {
  withStorage('localStorage', (store) =>
    width === null ? store.removeItem(key) : store.setItem(key, String(width)),
  );
}
