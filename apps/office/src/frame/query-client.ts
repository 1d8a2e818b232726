import { QueryClient } from '@tanstack/react-query';

/** What was fetched counts as fresh for as long as somebody goes to and fro between two screens. */
const FRESH_MS = 5_000;

/** Keeps what the office has fetched: it is fetched anew where somebody comes back to the window. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (tries, error) => tries === 0 && isWorthAnotherTry(error) },
    },
  });
}

/** A refusal stays one however often it is asked for; an answer that did not come may come. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof Error && error.name === 'ApiProblem' && 'status' in error)) return false;
  const status = Number(error.status);
  return status === 0 || status >= 500;
}
