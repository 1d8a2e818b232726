import type { Profile } from '@ayrac/domain/account/profile.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { compareTurkish } from '@ayrac/domain/text/turkish.ts';
import { eq, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { ProfileRow } from '#server/features/account/queries.ts';
import { account, occupation } from '#server/features/account/table.ts';
import { isShown } from '#server/resource/is-shown.ts';

const isOffered = isShown(occupation);

/** Lists the occupations in the alphabetical order of the language, with the special ones at the end. */
export async function listOccupations(db: Executor, locale: Locale) {
  const rows = await db.select().from(occupation).where(isOffered);
  const named = rows.map(({ id, name, nameEn, position }) => ({
    id,
    name: (locale === 'en' ? nameEn : null) ?? name,
    position,
  }));
  const compare = locale === 'tr' ? compareTurkish : new Intl.Collator('en').compare;
  return named.sort((one, other) => one.position - other.position || compare(one.name, other.name));
}

/** Lists the ids allowed as a profile's job: those on offer, and its current one. */
export async function listJobIds(tx: Executor, held: string | null): Promise<string[]> {
  const rows = await tx
    .select({ id: occupation.id })
    .from(occupation)
    .where(held === null ? isOffered : or(isOffered, eq(occupation.id, held)));
  return rows.map(({ id }) => id);
}

/** Locks the row of an account until the transaction ends, so that concurrent saves are serialized. */
export async function lockAccount(
  tx: Executor,
  accountId: string,
): Promise<ProfileRow['account'] | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.id, accountId)).for('update');
  return row;
}

/** Returns the profile in the row of an account. */
export function profileOf(row: ProfileRow['account']): Profile {
  return {
    name: row.name,
    surname: row.surname,
    phoneNumber: row.phone?.replace(/^\+90/, '') ?? null,
    gender: row.gender,
    birthday: row.birthday,
    job: row.occupationId,
    city: row.city,
    town: row.town,
    remindMe: row.wantsReminders,
  };
}
