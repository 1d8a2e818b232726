import type { Caller } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';

/** Who is signed in; the access table keeps everyone else from calls that ask. */
export function memberOf(caller: Caller): Extract<Caller, { kind: 'member' }> {
  if (caller.kind !== 'member') throw new RefusalError('unauthenticated');
  return caller;
}
