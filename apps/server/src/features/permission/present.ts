import type { PermissionsValue } from '@ayrac/contract/personal-data.ts';
import { type PermissionChannel, standOf } from '@ayrac/domain/consent/permission.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Answering, OwnAnswer } from './queries.ts';

/** Presents the permissions of a member. */
export function presentPermissions(
  { services }: CallContext,
  { phone, isPhoneConfirmed }: Answering,
  answers: readonly OwnAnswer[],
): PermissionsValue {
  const standOn = (channel: PermissionChannel) => {
    const stand = standOf(answers, channel);
    if (stand === undefined) return null;
    const { state, at } = stand;
    return { isGiven: state !== 'refused', isConfirmed: state !== 'unconfirmed', at: at.toISOString() };
  };
  const unconfirmed = services.env.sms.url === undefined ? 'unconfirmable' : 'confirmable';
  const known = isPhoneConfirmed ? 'confirmed' : unconfirmed;
  return {
    ...{ email: standOn('email'), sms: standOn('sms'), call: standOn('call') },
    phone: phone === null ? 'none' : known,
  };
}
