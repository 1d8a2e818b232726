import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import type { LightMyRequestResponse } from 'fastify';

/** A caller of some role, signed in with a real token unless anonymous. */
export interface Person {
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the account id of a member; empty for an anonymous caller. */
export function idOf({ caller }: Person): string {
  return caller.kind === 'member' ? caller.id : '';
}

/** Input of a call. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Owner of the object that a call accesses: nobody, only the caller, or a member whose object the input names. */
export type Ownership = 'nobodys' | 'own' | OwnedObject;

export interface OwnedObject {
  /** Creates an object owned by this member and returns the input that refers to it. */
  readonly of: (owner: Person) => Promise<Input>;
  /** Whether a reply shows or changes that object. */
  readonly isReached: (reply: { statusCode: number; json: () => unknown }, owner: Person) => boolean;
}

/** Sends a call as a given person. */
export type Send = (name: CallName, person: Person, input?: Input) => Promise<LightMyRequestResponse>;

/** Throws if a call is in two of the tables, of which one would silently override the other. */
export function refuseRepeated(tables: readonly Partial<Record<CallName, Ownership>>[]): void {
  const names = tables.flatMap((table) => Object.keys(table));
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new Error(`Calls in two tables of ownership: ${twice.join(', ')}`);
}
