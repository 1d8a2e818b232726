import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import { type PermissionChannel, permissionOf } from '@ayrac/domain/consent/permission.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Answering, OwnAnswer } from './queries.ts';

/** Presents the permissions of a member. */
export function presentPermissions(
  { services }: CallContext,
  { phone, isPhoneConfirmed }: Answering,
  answers: readonly OwnAnswer[],
): PermissionsValue {
  const permissionOn = (channel: PermissionChannel) => {
    const permission = permissionOf(answers, channel);
    if (permission === undefined) return null;
    const { state, at } = permission;
    return { isGiven: state !== 'refused', isConfirmed: state !== 'unconfirmed', at: at.toISOString() };
  };
  const unconfirmed = services.env.sms.url === undefined ? 'unconfirmable' : 'confirmable';
  const known = isPhoneConfirmed ? 'confirmed' : unconfirmed;
  return {
    ...{ email: permissionOn('email'), sms: permissionOn('sms'), call: permissionOn('call') },
    phone: phone === null ? 'none' : known,
  };
}
