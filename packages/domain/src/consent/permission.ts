import type { Field } from '../field.ts';
import { dayOf, workingDaysAfter } from '../time/working-day.ts';

/** Ways in which commercial messages may reach a person. */
export const permissionChannels = ['email', 'sms', 'call'] as const;

/** A way of commercial messages. */
export type PermissionChannel = (typeof permissionChannels)[number];

/** What is said of each channel. */
export const permissionFields = {
  email: { kind: 'switch', isRequired: false },
  sms: { kind: 'switch', isRequired: false },
  call: { kind: 'switch', isRequired: false },
} as const satisfies Record<PermissionChannel, Field>;

/** Working days within which a permission or refusal is told to İYS: article 10 of the regulation on commercial messages. */
const PERMISSION_WORKING_DAYS = 3;

/** One answer of the ledger: what somebody said of a channel, where and when. */
export interface PermissionRecord {
  /** The address or number that messages would go to. */
  readonly recipient: string;
  readonly channel: PermissionChannel;
  readonly isGiven: boolean;
  /** Whether it is known that whoever gave it has the address or number: anybody may type another's. */
  readonly isConfirmed: boolean;
  /** Whether the box came empty: left so, it says nothing. */
  readonly beganEmpty: boolean;
  readonly at: Date;
}

/** What holds for a recipient and channel. */
export interface Permission {
  readonly recipient: string;
  readonly channel: PermissionChannel;
  readonly state: 'given' | 'refused';
  readonly at: Date;
}

/** What a person reads of a channel: a permission that waits for its confirmation does not hold yet. */
export interface PermissionStand extends Omit<Permission, 'state'> {
  readonly state: Permission['state'] | 'unconfirmed';
}

/** A permission or refusal with the last day, YYYY-MM-DD, on which it may be told to İYS. */
export interface DuePermission extends Permission {
  readonly due: string;
  readonly isOverdue: boolean;
}

/**
 * What holds: the latest answer of each recipient and channel, in the order of time. A permission counts once it is
 * confirmed, a refusal always. A box that begins empty and stays so is no answer: whoever asks for a quote does not
 * take back what they allowed elsewhere.
 */
export function permissionsOf(records: readonly PermissionRecord[]): readonly Permission[] {
  return wishesOf(records.filter(({ isGiven, isConfirmed }) => !isGiven || isConfirmed));
}

/** What was said last of each recipient and channel, confirmed or not. */
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
 * What a person says of a channel: the latest permission, for whichever address or number of theirs; else the latest
 * that waits for its confirmation, else the latest refusal.
 */
export function standOf(
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

/** The addresses or numbers beside a person's present own by which messages may still reach them. */
export function otherRecipients(
  permissions: readonly Permission[],
  channel: PermissionChannel,
  own: readonly (string | null)[],
): string[] {
  return permissions
    .filter((one) => one.channel === channel && one.state === 'given' && !own.includes(one.recipient))
    .map(({ recipient }) => recipient);
}

/** A permission with its clock: three working days, which begin on the day after the answer. */
export function withDue(permission: Permission, now: Date): DuePermission {
  const due = workingDaysAfter(permission.at, PERMISSION_WORKING_DAYS);
  return { ...permission, due, isOverdue: dayOf(now) > due };
}

/** Of two answers at one instant the refusal holds. */
function isAfter(known: Permission, next: { readonly at: Date; readonly isGiven: boolean }): boolean {
  if (known.at.getTime() !== next.at.getTime()) return known.at > next.at;
  return known.state === 'refused' && next.isGiven;
}
