import type { PersonValue } from '@ayrac/contract/office/person.ts';
import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import { maskField } from '@ayrac/domain/field/mask-field.ts';
import type { PersonRow } from './queries.ts';

const nameField = { kind: 'text', isRequired: false, limit: 80, lines: 'one' } as const;

/** Presents a person for the office, with personal data masked until it is revealed. */
export function presentPerson(
  { account: row, occupation, brand, hasSecondFactor }: PersonRow,
  callerId: string,
): PersonValue {
  return {
    id: row.id,
    username: row.username,
    name: maskField(nameField, row.name),
    surname: maskField(nameField, row.surname),
    email: maskEmail(row.email),
    phone: row.phone === null ? null : maskPhone(row.phone),
    isPhoneConfirmed: row.phoneConfirmedAt !== null,
    occupation,
    city: row.city,
    town: row.town,
    wantsReminders: row.wantsReminders,
    locale: row.locale,
    role: row.role,
    brand,
    isActive: row.isActive,
    isVerified: row.emailVerifiedAt !== null,
    hasSecondFactor,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    isSelf: row.id === callerId,
  };
}

type Presented<Value> = Value extends Date ? string : Value extends Date | null ? string | null : Value;

/** Converts the instants of rows to ISO 8601. The queries select only what may be shown. */
export function presentPart<Row extends object>(
  rows: readonly Row[],
): { readonly [Name in keyof Row]: Presented<Row[Name]> }[] {
  return rows.map((row) => {
    const presented = Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]);
    return Object.fromEntries(presented);
  });
}
