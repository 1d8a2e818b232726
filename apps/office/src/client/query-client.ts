import { QueryClient } from '@tanstack/react-query';

/** How long data counts as fresh, in milliseconds: enough for switching back and forth between two screens. */
const FRESH_MS = 5_000;

/** Creates the cache of the office's data. Data is fetched again when the window regains focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (tries, error) => tries === 0 && isWorthAnotherTry(error) },
    },
  });
}

/**
 * Whether a failed request is worth a retry: only if there was no answer or a server error, because a refusal would be
 * repeated.
 */
export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof Error && error.name === 'ApiProblem' && 'status' in error)) return false;
  const status = Number(error.status);
  return status === 0 || status >= 500;
}
