import { useEffect, useRef } from 'react';

/** Event about a lead from the server. */
export interface LeadNews {
  readonly kind: 'new' | 'changed';
  readonly id: string;
}

const AGAIN_MS = 2_000;
/** Events within this time are handled together, in milliseconds. */
const GATHER_MS = 1_000;

/**
 * Subscribes to events about leads. The first one is passed on at once and the following ones in batches, so that a
 * rush of requests does not reload the list for each. `missed` is called if events may have been lost.
 */
export function useLeadNews(hear: (news: readonly LeadNews[]) => void, missed: () => void): void {
  const latest = useRef({ hear, missed });
  useEffect(() => {
    latest.current = { hear, missed };
  });
  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const gathered = gatherNews((news) => latest.current.hear(news));
    const open = () => {
      source = new EventSource('/api/crm/leads/live');
      // The list may have been read before the connection, also before the first one.
      source.addEventListener('ready', () => latest.current.missed());
      source.addEventListener('lead', ({ data }) => gathered.add(JSON.parse(data)));
      source.addEventListener('error', () => {
        // The browser reconnects by itself unless it was refused. In that case `missed` triggers a request, which
        // renews the session, before reconnecting.
        if (source.readyState !== EventSource.CLOSED) return;
        latest.current.missed();
        again = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    return () => {
      clearTimeout(again);
      gathered.stop();
      source.close();
    };
  }, []);
}

/** Passes on the first event at once, and later ones once a second. */
export function gatherNews(report: (news: readonly LeadNews[]) => void) {
  let waiting: LeadNews[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    pause = undefined;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    pause = setTimeout(flush, GATHER_MS);
    report(batch);
  };
  return {
    add(news: LeadNews): void {
      waiting.push(news);
      if (pause === undefined) flush();
    },
    stop: () => clearTimeout(pause),
  };
}
