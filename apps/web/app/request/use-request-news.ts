import { useEffect, useRef } from 'react';

const AGAIN_MS = 3_000;

/**
 * Hears when something becomes of one's own requests: of all of a member's, or of the one that a mailed link opens,
 * whose token is posted so that no log keeps it. `changed` is called again after a lost connection, too. Without a
 * token (undefined) there is nothing to hear.
 */
export function useRequestNews(token: string | null | undefined, changed: () => unknown): void {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    listen(token, leaving.signal, () => latest.current());
    return () => leaving.abort();
  }, [token]);
}

async function listen(token: string | null, signal: AbortSignal, changed: () => unknown): Promise<void> {
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const reply = await ask(token, signal);
      // Whoever is refused has nothing to hear.
      if (!reply.ok || reply.body === null) return;
      if (!isFirst) changed();
      isFirst = false;
      const decoder = new TextDecoder();
      const reader = reply.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        if (decoder.decode(part.value, { stream: true }).includes('event: lead')) changed();
      }
    } catch {
      // The connection was lost, or the page was left.
    }
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
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
