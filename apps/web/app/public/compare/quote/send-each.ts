import { type CallProblem, readProblem } from '@ayrac/browser/calls/problem.ts';

/** Outcome of the request for one campaign. `held` means that an earlier request exists. */
export type Outcome =
  | { readonly kind: 'waiting' | 'sending' | 'sent' | 'held' }
  | { readonly kind: 'refused'; readonly problem: CallProblem };

/** Outcomes by campaign id. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** Whether nothing is left to send for a campaign. */
export function isSettled(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'sent' || outcome?.kind === 'held';
}

/**
 * Sends a request for each campaign that has none yet, one after the other, and reports each outcome. Stops at a
 * failure that would affect the others, too: those are not attempted, and what was sent stays sent.
 */
export async function sendEach(
  ids: readonly string[],
  before: Outcomes,
  send: (id: string) => Promise<unknown>,
  onProgress: (outcomes: Outcomes) => void = () => undefined,
): Promise<Outcomes> {
  let outcomes = before;
  const note = (id: string, outcome: Outcome) => {
    outcomes = { ...outcomes, [id]: outcome };
    onProgress(outcomes);
  };
  for (const id of ids) {
    if (isSettled(outcomes[id])) continue;
    note(id, { kind: 'sending' });
    try {
      await send(id);
      note(id, { kind: 'sent' });
    } catch (error) {
      const { status, code, message, fields } = readProblem(error);
      const problem = { status, code, message, fields };
      note(id, code === 'duplicate-quote' ? { kind: 'held' } : { kind: 'refused', problem });
      if (stopsAll(problem)) break;
    }
  }
  return outcomes;
}

/**
 * Whether a failure would affect the next request, too: no connection, server unavailable, invalid form, or signed out.
 */
function stopsAll({ status, code }: CallProblem): boolean {
  return status === 0 || status === 503 || code === 'validation-failed' || code === 'unauthenticated';
}
