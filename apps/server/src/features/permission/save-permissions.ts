import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { presentPermissions } from './present.ts';
import { findPerson, listAnswersOf } from './queries.ts';
import { changePermissions, type PermissionChange } from './writes.ts';

/** Returns the current permissions of the caller. */
export async function findPermissions(context: CallContext): Promise<PermissionsValue> {
  const { db, caller } = context;
  const person = await findPerson(db, memberOf(caller).id);
  return presentPermissions(context, person, await listAnswersOf(db, person));
}

/** Saves changed permissions of the caller. */
export function savePermissions(context: CallContext, change: PermissionChange): Promise<PermissionsValue> {
  return changePermissions(context, memberOf(context.caller).id, change);
}
