import { useEffect, useRef } from 'react';

/** What the server tells of a lead. */
export interface LeadNews {
  readonly kind: 'new' | 'changed';
  readonly id: string;
}

const AGAIN_MS = 2_000;
/** What follows the first news within so long is heard together. */
const GATHER_MS = 1_000;

/**
 * Hears of leads as they come and change: the first at once, and what comes close behind it in one piece, so that a rush
 * of requests has nobody's list read anew for each. `missed` says that something may have been said while nobody heard it.
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
    // Before the first word nothing was missed, unless it came late.
    let mayHaveMissed = false;
    const open = () => {
      source = new EventSource('/api/crm/leads/live');
      source.addEventListener('ready', () => {
        if (mayHaveMissed) latest.current.missed();
        mayHaveMissed = true;
      });
      source.addEventListener('lead', ({ data }) => gathered.add(JSON.parse(data)));
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
      gathered.stop();
      source.close();
    };
  }, []);
}

/** Tells the first news at once, and what follows it once a second. */
export function gatherNews(tell: (news: readonly LeadNews[]) => void) {
  let waiting: LeadNews[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const tellAll = () => {
    pause = undefined;
    if (waiting.length === 0) return;
    const told = waiting;
    waiting = [];
    pause = setTimeout(tellAll, GATHER_MS);
    tell(told);
  };
  return {
    add(news: LeadNews): void {
      waiting.push(news);
      if (pause === undefined) tellAll();
    },
    stop: () => clearTimeout(pause),
  };
}
