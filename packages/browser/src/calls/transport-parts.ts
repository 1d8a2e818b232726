import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import type { TransportParts } from './transport.ts';

/** Returns the transport's dependencies as the browser provides them. */
export function partsIn(phrases: Phrases): TransportParts {
  return {
    fetch: (...request) => fetch(...request),
    clock: () => performance.now(),
    language: () => document.documentElement.lang,
    explain: (cause) => explain(phrases, cause),
  };
}

function explain({ errors }: Phrases, cause: 'timeout' | 'network' | 'unknown'): string {
  if (cause === 'timeout') return errors.page.timedOut;
  return cause === 'network' ? errors.page.offline : errors.page.unknown;
}
