import type { Field } from '../field/field.ts';
import { dayOf, workingDaysAfter } from '../time/working-day.ts';

/** Channels of commercial messages. */
export const permissionChannels = ['email', 'sms', 'call'] as const;

/** Channel of commercial messages. */
export type PermissionChannel = (typeof permissionChannels)[number];

/** Fields of the permissions by channel. */
export const permissionFields = {
  email: { kind: 'switch', isRequired: false },
  sms: { kind: 'switch', isRequired: false },
  call: { kind: 'switch', isRequired: false },
} as const satisfies Record<PermissionChannel, Field>;

/**
 * Working days within which a permission or refusal must be reported to İYS (article 10 of the regulation on commercial
 * messages).
 */
const PERMISSION_WORKING_DAYS = 3;

/** Entry of the consent ledger: a permission or refusal for one channel. */
export interface PermissionRecord {
  /** E-mail address or phone number to which messages would be sent. */
  readonly recipient: string;
  readonly channel: PermissionChannel;
  readonly isGiven: boolean;
  /** Whether it is verified that the person owns the address or number. Anybody could type another person's. */
  readonly isConfirmed: boolean;
  /** Whether the checkbox was empty at first. If so, leaving it empty says nothing. */
  readonly beganEmpty: boolean;
  readonly at: Date;
}

/** Permission in effect for a recipient and channel. */
export interface Permission {
  readonly recipient: string;
  readonly channel: PermissionChannel;
  readonly state: 'given' | 'refused';
  readonly at: Date;
}

/** State of a channel as shown to the person. An unconfirmed permission is not in effect yet. */
export interface PermissionStand extends Omit<Permission, 'state'> {
  readonly state: Permission['state'] | 'unconfirmed';
}

/** Permission or refusal with the last day (YYYY-MM-DD) for reporting it to İYS. */
export interface DuePermission extends Permission {
  readonly due: string;
  readonly isOverdue: boolean;
}

/**
 * Returns the permissions in effect: the latest answer of each recipient and channel, in order of time. A permission
 * counts once it is confirmed, a refusal always. A checkbox that starts empty and stays empty is no answer: a quote
 * request does not revoke an earlier permission.
 */
export function permissionsOf(records: readonly PermissionRecord[]): readonly Permission[] {
  return wishesOf(records.filter(({ isGiven, isConfirmed }) => !isGiven || isConfirmed));
}

/** Lists the answers, confirmed or not, without the checkboxes that stayed empty. */
export function answersIn(records: readonly PermissionRecord[]): readonly PermissionStand[] {
  return records
    .filter(({ isGiven, beganEmpty }) => isGiven || !beganEmpty)
    .map(({ recipient, channel, isGiven, isConfirmed, at }) => {
      const given = isConfirmed ? 'given' : 'unconfirmed';
      return { recipient, channel, state: isGiven ? given : 'refused', at };
    });
}

/** Returns the latest answer of each recipient and channel, confirmed or not, in order of time. */
export function wishesOf(records: readonly PermissionRecord[]): readonly Permission[] {
  const latest = new Map<string, Permission>();
  for (const { recipient, channel, isGiven, beganEmpty, at } of records) {
    if (!isGiven && beganEmpty) continue;
    const key = `${channel} ${recipient}`;
    const known = latest.get(key);
    if (known !== undefined && isAfter(known, { at, isGiven })) continue;
    latest.set(key, { recipient, channel, state: isGiven ? 'given' : 'refused', at });
  }
  return [...latest.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Returns a person's state for a channel: the latest permission in effect for any of the person's addresses or numbers,
 * else the latest unconfirmed permission, else the latest refusal. Undefined without any answer.
 */
export function permissionOf(
  records: readonly PermissionRecord[],
  channel: PermissionChannel,
): PermissionStand | undefined {
  const ofChannel = records.filter((one) => one.channel === channel);
  const holding = permissionsOf(ofChannel);
  const given = holding.findLast(({ state }) => state === 'given');
  if (given !== undefined) return given;
  const wished = wishesOf(ofChannel).findLast(({ state }) => state === 'given');
  return wished === undefined ? holding.at(-1) : { ...wished, state: 'unconfirmed' };
}

/** Returns the person's former addresses or numbers to which messages are still permitted. */
export function otherRecipients(
  permissions: readonly Permission[],
  channel: PermissionChannel,
  own: readonly (string | null)[],
): string[] {
  return permissions
    .filter((one) => one.channel === channel && one.state === 'given' && !own.includes(one.recipient))
    .map(({ recipient }) => recipient);
}

/** Adds the deadline for İYS: three working days, starting on the day after the answer. */
export function withDue(permission: Permission, now: Date): DuePermission {
  const due = workingDaysAfter(permission.at, PERMISSION_WORKING_DAYS);
  return { ...permission, due, isOverdue: dayOf(now) > due };
}

/** Of two answers at the same instant, the refusal wins. */
function isAfter(known: Permission, next: { readonly at: Date; readonly isGiven: boolean }): boolean {
  if (known.at.getTime() !== next.at.getTime()) return known.at > next.at;
  return known.state === 'refused' && next.isGiven;
}
