import { QueryClient } from '@tanstack/react-query';

/** How long data counts as fresh, in milliseconds: enough for switching back and forth between two screens. */
const FRESH_MS = 5_000;

const RETRY_MS = 5_000;
const LIMITED_MS = 30_000;

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
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
}

/**
 * Returns the pause before a failed automatic save is repeated, in milliseconds, or undefined if it would be refused
 * again. The pause is longer for a person with too many requests.
 */
export function pauseBeforeRetry(error: unknown): number | undefined {
  if (isWorthAnotherTry(error)) return RETRY_MS;
  return statusOf(error) === 429 ? LIMITED_MS : undefined;
}

function statusOf(error: unknown): number | undefined {
  const isProblem = error instanceof Error && error.name === 'ApiProblem' && 'status' in error;
  return isProblem ? Number(error.status) : undefined;
}
