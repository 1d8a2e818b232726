import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { sqlStateOf } from './sql-state.ts';
import type { StatementNames } from './statement-names.ts';

type Called = (error: unknown, result: unknown) => void;

/**
 * A class of connections that prepare what they are asked often: PostgreSQL plans for milliseconds what it then runs
 * in a tenth of one. Only texts with values are prepared; those without may hold several statements.
 */
export function preparingClient(names: StatementNames): new (config?: ClientConfig) => Client {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      const ask = (...request: unknown[]) => Reflect.apply(Client.prototype.query, this, request);
      const prepare = (request: unknown, ...rest: unknown[]) => {
        const named = withName(request, rest[0], names);
        if (named === undefined) return ask(request, ...rest);
        const called = rest.at(-1);
        // In a transaction it is too late: that is given up, its connection with it, and done again.
        if (typeof called !== 'function' || this.getTransactionStatus() !== 'I') return ask(named, ...rest);
        const answer: Called = (error, result) => {
          if (!isStale(error)) return called(error, result);
          const askAgain = () => {
            Object.assign(this.connection, { parsedStatements: {} });
            ask(request, ...rest);
          };
          this.once('drain', () => ask('deallocate all', askAgain));
        };
        return ask(named, ...rest.slice(0, -1), answer);
      };
      this.query = prepare as Client['query'];
    }
  };
}

/** Tells whether a prepared statement is no longer what it was: its table was changed, or it was deallocated. */
export function isStale(error: unknown): boolean {
  // 0A000 is also what PostgreSQL cannot do at all, which it says in other words.
  const state = sqlStateOf(error);
  return state === '26000' || (state === '0A000' && /cached plan/.test(messageOf(error)));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : '';
}

function withName(request: unknown, values: unknown, names: StatementNames): QueryConfig | undefined {
  const asked = typeof request === 'string' ? { text: request } : request;
  if (!isQuestion(asked) || asked.name) return undefined;
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const name = names.nameOf(asked.text);
  return name === undefined ? undefined : { ...asked, name };
}

/** Streams and cursors send themselves. */
function isQuestion(request: unknown): request is QueryConfig {
  return typeof request === 'object' && request !== null && 'text' in request && !('submit' in request);
}
