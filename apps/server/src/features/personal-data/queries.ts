import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { findPerson, type Person } from '#server/features/account/personal-data/queries.ts';
import { findProfile } from '#server/features/account/queries.ts';
import { secondFactor } from '#server/features/account/table.ts';
import { officeColumns, officeView } from '#server/resource/views/table.ts';
import { ownRecords, type RecordKind } from './own-records.ts';

/** Kinds of records listed for a person. */
export const kinds = Object.keys(ownRecords) as RecordKind[];

/** Collects everything stored about a person, under readable names. */
export async function collectData(db: Executor, id: string, now: Date): Promise<object> {
  const { row, person } = await findPerson(db, id);
  const profile = await findProfile(db, id);
  return {
    preparedAt: now,
    account: {
      id,
      username: row.username,
      email: row.email,
      emailVerifiedAt: row.emailVerifiedAt,
      role: row.role,
      language: row.locale,
      secondFactorSince: await findSecondFactorSince(db, id),
      lastSeenAt: row.lastSeenAt,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    },
    profile: {
      name: row.name,
      surname: row.surname,
      phone: row.phone,
      gender: row.gender,
      birthday: row.birthday,
      job: profile?.occupation?.name ?? null,
      country: 'Türkiye',
      city: row.city,
      town: row.town,
      remindMe: row.wantsReminders,
    },
    ...(await listRecords(db, person)),
    views: await listViewsOf(db, id),
    hiddenColumns: await listHiddenColumnsOf(db, id),
  };
}

/** Lists all stored records of a person by kind. */
export async function listRecords(
  db: Executor,
  person: Person,
): Promise<Readonly<Record<RecordKind, readonly object[]>>> {
  const records: Partial<Record<RecordKind, readonly object[]>> = {};
  for (const kind of kinds) records[kind] = await ownRecords[kind](db, person);
  return records as Record<RecordKind, readonly object[]>;
}

/** Saved views of the office's lists; most members have none. */
function listViewsOf(db: Executor, accountId: string): Promise<readonly object[]> {
  return db
    .select({ list: officeView.resource, name: officeView.name, query: officeView.query })
    .from(officeView)
    .where(eq(officeView.accountId, accountId))
    .orderBy(officeView.createdAt, officeView.id);
}

/** Columns that the person hides in the office's lists. */
function listHiddenColumnsOf(db: Executor, accountId: string): Promise<readonly object[]> {
  return db
    .select({ list: officeColumns.resource, columns: officeColumns.hidden })
    .from(officeColumns)
    .where(eq(officeColumns.accountId, accountId))
    .orderBy(officeColumns.resource);
}

/** Finds since when a person has a second factor; null without one. */
export async function findSecondFactorSince(db: Executor, accountId: string): Promise<Date | null> {
  const [row] = await db
    .select({ confirmedAt: secondFactor.confirmedAt })
    .from(secondFactor)
    .where(eq(secondFactor.accountId, accountId));
  return row?.confirmedAt ?? null;
}
