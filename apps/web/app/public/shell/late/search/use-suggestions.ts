import { useClient } from '@ayrac/browser/calls/client.ts';
import { isConnectionLost } from '@ayrac/browser/calls/problem.ts';
import type { Suggestions } from '@ayrac/contract/search.ts';
import { shortestSuggestedTerm } from '@ayrac/domain/search/suggestion.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { useEffect, useState } from 'react';

/** Why there are no suggestions. Without a connection a search fails as well. */
type Missed = 'failed' | 'offline';

/** Latest suggestions. They stay until the next response. */
export interface Suggested {
  readonly term: string;
  readonly found: Suggestions | Missed;
}

const PAUSE_MS = 150;
const KEPT_TERMS = 50;
const KEEP_MS = 60_000;

// Cache by term. A page has a single language, so the term is the key.
const kept = new Map<string, { readonly found: Suggestions; readonly until: number }>();

/** Returns the suggestions for the typed text, debounced. Outdated requests are aborted. */
export function useSuggestions(typed: string): Suggested | undefined {
  const client = useClient();
  const [suggested, setSuggested] = useState<Suggested>();
  const term = typed.trim();

  useEffect(() => {
    if (foldTurkish(term).length < shortestSuggestedTerm) {
      setSuggested(undefined);
      return;
    }
    const known = kept.get(term);
    if (known !== undefined && performance.now() < known.until) {
      setSuggested({ term, found: known.found });
      return;
    }
    const outdated = new AbortController();
    const { signal } = outdated;
    const timer = setTimeout(() => {
      client.suggestSearch({ query: { q: term } }, { signal }).then(
        (found) => {
          if (signal.aborted) return;
          keep(term, found);
          setSuggested({ term, found });
        },
        (error: unknown) => {
          if (!signal.aborted) setSuggested({ term, found: isConnectionLost(error) ? 'offline' : 'failed' });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [client, term]);

  return suggested;
}

function keep(term: string, found: Suggestions): void {
  kept.delete(term);
  kept.set(term, { found, until: performance.now() + KEEP_MS });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_TERMS && oldest !== undefined) kept.delete(oldest);
}
