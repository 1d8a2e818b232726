import { type CallProblem, readProblem } from '@ayrac/browser/calls/problem.ts';

/** What became of the request for one campaign; `held`: there is an older one. */
export type Outcome =
  | { readonly kind: 'waiting' | 'sending' | 'sent' | 'held' }
  | { readonly kind: 'refused'; readonly problem: CallProblem };

/** The outcomes by the ids of their campaigns. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** Whether nothing is left to send for a campaign. */
export function isSettled(outcome: Outcome | undefined): boolean {
  return outcome?.kind === 'sent' || outcome?.kind === 'held';
}

/**
 * Sends one request after another for the campaigns that have none yet, and tells what became of each. What would stop
 * the others as well ends it: they wait, and what was sent stays sent.
 */
export async function sendEach(
  ids: readonly string[],
  before: Outcomes,
  send: (id: string) => Promise<unknown>,
  tell: (outcomes: Outcomes) => void = () => undefined,
): Promise<Outcomes> {
  let outcomes = before;
  const note = (id: string, outcome: Outcome) => {
    outcomes = { ...outcomes, [id]: outcome };
    tell(outcomes);
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

/** Nobody was reached, the form itself is wrong, or its sender is signed out: the next would fare no better. */
function stopsAll({ status, code }: CallProblem): boolean {
  return status === 0 || status === 503 || code === 'validation-failed' || code === 'unauthenticated';
}
