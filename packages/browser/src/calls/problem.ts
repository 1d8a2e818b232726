import type { ProofChallenge } from '@ayrac/domain/quote/quote-proof.ts';
import type { RefusalCode } from '@ayrac/domain/refusal.ts';

/** What a failed call says of itself. */
export interface CallProblem {
  readonly status: number;
  readonly code: RefusalCode | 'timeout' | 'network';
  /** In the page's language. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What has to be computed first. */
  readonly challenge?: ProofChallenge | undefined;
}

/** Reads a thrown value; what is no refusal is the server's own failure. */
export function readProblem(error: unknown): CallProblem {
  // By its name: on the server another copy of the class made it.
  if (error instanceof Error && error.name === 'ApiProblem') return error as Error & CallProblem;
  return { status: 500, code: 'internal', message: '', fields: {} };
}

/** What a failure says in words of its own: a lost connection, or a proxy that answers for the server, says nothing. */
export function ownWords({ status, message }: CallProblem, unknown: string): string {
  return status === 0 || message === unknown ? '' : message;
}

/** What a refusal says where no field can be marked: that of a field says more than that of the whole. */
export function wordsAlone({ message, fields }: Pick<CallProblem, 'message' | 'fields'>): string {
  const [told = message] = Object.values(fields);
  return told;
}
