import { useEffect, useRef } from 'react';
import { hearNews } from './hear-news.ts';

/**
 * Calls `changed` when the visitor's requests change: all of a member's (null), or the one that a mailed link opens.
 * Its token is posted, so that it is not logged. `changed` is also called when a connection begins, because the data
 * may be older than it. With `undefined` nothing is subscribed.
 */
export function useRequestNews(token: string | null | undefined, changed: () => unknown): void {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void hearNews({
      open: () => ask(token, signal),
      changed: () => latest.current(),
      seen: () => whenSeen(signal),
      signal,
    });
    return () => leaving.abort();
  }, [token]);
}

function ask(token: string | null, signal: AbortSignal): Promise<Response> {
  if (token === null) return fetch('/api/me/requests/live', { signal });
  return fetch('/api/public/requests/live', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal,
  });
}

function whenSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    look();
  });
}
