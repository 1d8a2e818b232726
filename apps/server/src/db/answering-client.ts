import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { answerLimitOf } from './answer-timeout.ts';
import { sqlStateOf } from './sql-state.ts';
import type { StatementNames } from './statement-names.ts';

type Answered = (error: unknown, result: unknown) => void;
/** Sends a request as the driver's own client does. */
type Send = (...request: unknown[]) => unknown;

/**
 * Creates a client class that prepares frequent statements if it is given names for them, because planning them takes
 * milliseconds and running them a tenth of one. Only statements with parameters are prepared; those without may contain
 * several statements.
 *
 * It also limits the wait for an answer (`awaitAnswers`). The driver would do so with a function that it assigns to a
 * property of the query, as it does for a promise. V8 allocates such a function in the old generation, where it keeps
 * all rows until the whole heap is collected. A function that is passed as an argument dies young, with the rows.
 */
export function answeringClient(names?: StatementNames): new (config?: ClientConfig) => Client {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      const send: Send = (...request) => Reflect.apply(Client.prototype.query, this, request);
      const ask = (request: string | QueryConfig, values: readonly unknown[], answered: Answered) => {
        // A copy, because the driver adds the callback to it, and the caller may keep its own.
        const query = typeof request === 'string' ? { text: request } : { ...request };
        const callback = withinLimit(this, answered);
        const named = names && withName(query, values[0], names);
        if (named === undefined) return send(query, ...values, callback);
        const again = () => send(query, ...values, callback);
        return send(named, ...values, retryingIfStale(this, send, again, callback));
      };
      const query = (request: unknown, ...rest: unknown[]) => {
        if (!isPlainQuery(request)) return send(withLimit(request, this), ...rest);
        const answered = rest.at(-1);
        if (isAnswered(answered)) return ask(request, rest.slice(0, -1), answered);
        return new Promise((resolve, reject) =>
          ask(request, rest, (error, result) => (error ? reject(error) : resolve(result))),
        ).catch((error) => {
          // Replaces the stack, which begins at the socket, by that of the caller, as the driver does.
          Error.captureStackTrace(error);
          throw error;
        });
      };
      this.query = query as Client['query'];
    }
  };
}

/**
 * Returns a callback that repeats a statement unprepared if it was stale. Inside a transaction it cannot be repeated
 * here: the transaction fails, its connection is discarded, and `inTransaction` repeats it.
 */
function retryingIfStale(client: Client, send: Send, again: () => unknown, answered: Answered): Answered {
  if (client.getTransactionStatus() !== 'I') return answered;
  return (error, result) => {
    if (!isStale(error)) return answered(error, result);
    const retry = () => {
      Object.assign(client.connection, { parsedStatements: {} });
      again();
    };
    client.once('drain', () => send('deallocate all', retry));
  };
}

/** Lets the driver limit the wait for a stream or cursor, unless it has a limit of its own. */
function withLimit(request: unknown, client: Client): unknown {
  if (typeof request !== 'object' || request === null || 'query_timeout' in request) return request;
  return Object.assign(request, { query_timeout: answerLimitOf(client) });
}

/** Closes a connection that does not answer in time, which fails its statements. */
function withinLimit(client: Client, answered: Answered): Answered {
  const limitMs = answerLimitOf(client);
  if (limitMs === undefined) return answered;
  const late = setTimeout(() => client.connection.stream.destroy(new Error('Query read timeout')), limitMs);
  return (error, result) => {
    clearTimeout(late);
    answered(error, result);
  };
}

/** Whether a prepared statement is no longer valid because its table changed or it was deallocated. */
export function isStale(error: unknown): boolean {
  // 0A000 (feature_not_supported) has other causes as well, which differ in their message.
  const state = sqlStateOf(error);
  return state === '26000' || (state === '0A000' && /cached plan/.test(messageOf(error)));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : '';
}

function withName(query: QueryConfig, values: unknown, names: StatementNames): QueryConfig | undefined {
  if (query.name || !Array.isArray(values) || values.length === 0) return undefined;
  const name = names.nameOf(query.text);
  return name === undefined ? undefined : { ...query, name };
}

/** Whether a request is a plain query. Streams and cursors submit themselves. */
function isPlainQuery(request: unknown): request is string | QueryConfig {
  if (typeof request === 'string') return true;
  return typeof request === 'object' && request !== null && 'text' in request && !('submit' in request);
}

function isAnswered(last: unknown): last is Answered {
  return typeof last === 'function';
}
