import type { PoolClient } from 'pg';

// Added to the statement timeout on the client's side. The server cancels a statement first and reports why; the
// client's timeout is for a server that no longer responds.
const GRACE_MS = 500;

/** Returns how long a client waits for the answer to a statement that may run this long. */
export function answerTimeoutOf(statementMs: number): number {
  return statementMs + GRACE_MS;
}

/** Lets a connection wait for answers to statements that may run this long. The driver has no method for it. */
export function awaitAnswers(client: PoolClient, statementMs: number): void {
  Object.assign(Reflect.get(client, 'connectionParameters'), {
    query_timeout: answerTimeoutOf(statementMs),
  });
}
