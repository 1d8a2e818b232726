import type { Caller } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';

/** A signed-in caller. */
export type MemberCaller = Extract<Caller, { kind: 'member' }>;

/** Returns the caller as a member. Throws `unauthenticated` for an anonymous caller. */
export function memberOf(caller: Caller): MemberCaller {
  if (caller.kind !== 'member') throw new RefusalError('unauthenticated');
  return caller;
}
