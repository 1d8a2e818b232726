import type { Caller } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';

/** Somebody who is signed in. */
export type MemberCaller = Extract<Caller, { kind: 'member' }>;

/** The member who makes a call that strangers may not make. */
export function memberOf(caller: Caller): MemberCaller {
  if (caller.kind !== 'member') throw new RefusalError('unauthenticated');
  return caller;
}
