import type { ProofChallenge } from '@ayrac/domain/proof-challenge.ts';
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

/** What a failure says in words of its own: a call that ran out of time, or a proxy that answers for the server, says nothing. */
export function ownWords({ code, message }: CallProblem, unknown: string): string {
  return code === 'timeout' || message === unknown ? '' : message;
}

/** Browsers say in different words that they reached nobody; a script that cannot be fetched has its own. */
const unreached = /^(?:failed to fetch|networkerror|load failed)/i;

/** Whether nobody was reached: by a call of ours, or by the router when it asked for a page. */
export function isConnectionLost(error: unknown): boolean {
  if (readProblem(error).code === 'network') return true;
  return error instanceof TypeError && unreached.test(error.message) && !error.message.includes('module');
}

/** What a refusal says where no field can be marked: that of a field says more than that of the whole. */
export function wordsAlone({ message, fields }: Pick<CallProblem, 'message' | 'fields'>): string {
  const [told = message] = Object.values(fields);
  return told;
}
