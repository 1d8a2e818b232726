import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { sqlStateOf } from './sql-state.ts';
import type { StatementNames } from './statement-names.ts';

type QueryCallback = (error: unknown, result: unknown) => void;

/**
 * Creates a client class that prepares frequent statements, because planning them takes milliseconds and running them a
 * tenth of one. Only statements with parameters are prepared; those without may contain several statements.
 */
export function preparingClient(names: StatementNames): new (config?: ClientConfig) => Client {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      const send = (...request: unknown[]) => Reflect.apply(Client.prototype.query, this, request);
      const prepare = (request: unknown, ...rest: unknown[]) => {
        const named = withName(request, rest[0], names);
        if (named === undefined) return send(request, ...rest);
        const callback = rest.at(-1);
        // A stale statement inside a transaction cannot be retried here: the transaction fails, its connection is
        // discarded, and `inTransaction` repeats it.
        if (typeof callback !== 'function' || this.getTransactionStatus() !== 'I')
          return send(named, ...rest);
        const retryIfStale: QueryCallback = (error, result) => {
          if (!isStale(error)) return callback(error, result);
          const retry = () => {
            Object.assign(this.connection, { parsedStatements: {} });
            send(request, ...rest);
          };
          this.once('drain', () => send('deallocate all', retry));
        };
        return send(named, ...rest.slice(0, -1), retryIfStale);
      };
      this.query = prepare as Client['query'];
    }
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

function withName(request: unknown, values: unknown, names: StatementNames): QueryConfig | undefined {
  const query = typeof request === 'string' ? { text: request } : request;
  if (!isPlainQuery(query) || query.name) return undefined;
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const name = names.nameOf(query.text);
  return name === undefined ? undefined : { ...query, name };
}

/** Whether a request is a plain query. Streams and cursors submit themselves. */
function isPlainQuery(request: unknown): request is QueryConfig {
  return typeof request === 'object' && request !== null && 'text' in request && !('submit' in request);
}
