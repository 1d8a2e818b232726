import type { Client, PoolClient } from 'pg';

// Added to the statement timeout on the client's side. The server cancels a statement first and reports why; the
// client's timeout is for a server that no longer responds.
const GRACE_MS = 500;

const limits = new WeakMap<Client | PoolClient, number>();

/** Returns how long a client waits for the answer to a statement that may run this long. */
export function answerTimeoutOf(statementMs: number): number {
  return statementMs + GRACE_MS;
}

/** Lets a connection wait for answers to statements that may run this long. */
export function awaitAnswers(client: Client | PoolClient, statementMs: number): void {
  limits.set(client, answerTimeoutOf(statementMs));
}

/** Returns how long a connection waits for an answer, in milliseconds; undefined without a limit. */
export function answerLimitOf(client: Client): number | undefined {
  return limits.get(client);
}
