import { browserStorage } from '@ayrac/browser/browser-storage.ts';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useState } from 'react';

/**
 * Returns the width in pixels that the person has given to the panel in this browser, null for the default, and how to
 * change and keep it.
 */
export function usePanelWidth() {
  const session = useSession();
  const key = session.kind === 'authenticated' ? `officePanel:${session.user.username}` : null;
  const [width, setWidth] = useState(() => readWidth(key));
  const keep = (next: number | null) => {
    setWidth(next);
    if (key !== null) keepWidth(key, next);
  };
  return { width, setWidth, keep };
}

function readWidth(key: string | null): number | null {
  const kept = Number(key === null ? '' : (browserStorage('localStorage')?.getItem(key) ?? ''));
  return kept > 0 ? kept : null;
}

/** If storage is full or denied, the width only holds for this page. */
function keepWidth(key: string, width: number | null): void {
  const storage = browserStorage('localStorage');
  try {
    if (width === null) storage?.removeItem(key);
    else storage?.setItem(key, String(width));
  } catch {
    return;
  }
}
