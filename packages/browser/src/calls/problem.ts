import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import type { RefusalCode } from '@ayrac/domain/refusal.ts';

/** Why a call failed. */
export interface CallProblem {
  readonly status: number;
  readonly code: RefusalCode | 'timeout' | 'network';
  /** Error message in the page's language. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Proof-of-work challenge that has to be solved before the next attempt. */
  readonly challenge?: ProofChallenge | undefined;
  /** What the server found instead: the record's current version, or the contradictions of a campaign. */
  readonly current?: unknown;
}

/** Reads a thrown value. Anything but an `ApiProblem` counts as an internal error of the server. */
export function readProblem(error: unknown): CallProblem {
  // Compared by name, because the server bundle has its own copy of the class.
  if (error instanceof Error && error.name === 'ApiProblem') return error as Error & CallProblem;
  return { status: 500, code: 'internal', message: '', fields: {} };
}

/**
 * Returns the failure's own message, or an empty string after a timeout and where a proxy answered for the server:
 * neither has a message worth showing. `unknown` is the generic message.
 */
export function ownWords({ code, message }: CallProblem, unknown: string): string {
  return code === 'timeout' || message === unknown ? '' : message;
}

/**
 * Whether a form marks what was refused. It then shows no message about the attempt as a whole, which would remain when
 * the last marked field is corrected.
 */
export function isMarkedIn(fields: object, problem: Pick<CallProblem, 'code' | 'fields'>): boolean {
  return problem.code === 'validation-failed' && Object.keys(problem.fields).some((name) => name in fields);
}

/** Messages of a failed `fetch` in the different browsers. A script that cannot be loaded has a message of its own. */
const unreached = /^(?:failed to fetch|networkerror|load failed)/i;

/** Whether the network failed, in one of our calls or when the router fetched a page. */
export function isConnectionLost(error: unknown): boolean {
  if (readProblem(error).code === 'network') return true;
  return error instanceof TypeError && unreached.test(error.message) && !error.message.includes('module');
}

/**
 * Returns the message to show where no field can be marked: that of the first refused field, which is more specific,
 * else the general one.
 */
export function wordsAlone({ message, fields }: Pick<CallProblem, 'message' | 'fields'>): string {
  const [first = message] = Object.values(fields);
  return first;
}
