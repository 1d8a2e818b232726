import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { presentPermissions } from './present.ts';
import { findPerson, listAnswersOf } from './queries.ts';
import { changePermissions, type PermissionChange } from './writes.ts';

export async function findPermissions(context: CallContext): Promise<PermissionsValue> {
  const { db, caller } = context;
  const person = await findPerson(db, memberOf(caller).id);
  return presentPermissions(context, person, await listAnswersOf(db, person));
}

export function savePermissions(context: CallContext, change: PermissionChange): Promise<PermissionsValue> {
  return changePermissions(context, memberOf(context.caller).id, change);
}
