import { useEffect, useRef } from 'react';

/** What the server tells of a lead. */
export interface LeadNews {
  readonly kind: 'new' | 'changed';
  readonly id: string;
}

const AGAIN_MS = 2_000;

/** Hears of leads as they come and change; `missed` says that something may have been said while nobody heard it. */
export function useLeadNews(hear: (news: LeadNews) => void, missed: () => void): void {
  const latest = useRef({ hear, missed });
  useEffect(() => {
    latest.current = { hear, missed };
  });
  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    // Before the first word nothing was missed, unless it came late.
    let mayHaveMissed = false;
    const open = () => {
      source = new EventSource('/api/crm/leads/live');
      source.addEventListener('ready', () => {
        if (mayHaveMissed) latest.current.missed();
        mayHaveMissed = true;
      });
      source.addEventListener('lead', ({ data }) => latest.current.hear(JSON.parse(data)));
      source.addEventListener('error', () => {
        mayHaveMissed = true;
        // A browser comes back by itself, unless it was refused: asking anew mends the session first.
        if (source.readyState !== EventSource.CLOSED) return;
        latest.current.missed();
        again = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, []);
}
