import type { Executor } from '#server/db/database.ts';
import { occupation } from '#server/features/account/table.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { lastOccupations, shippedOccupations } from './occupations.ts';

/** Fills the occupations of a new database. Several nodes may do so at the same time. */
export async function seedOccupations(db: Executor): Promise<void> {
  if ((await db.$count(occupation)) > 0) return;
  const rows = [
    ...shippedOccupations.map((names) => ({ names, position: 0 })),
    ...lastOccupations.map((names, place) => ({ names, position: place + 1 })),
  ];
  await db
    .insert(occupation)
    .values(
      rows.map(({ names: [name, nameEn], position }) => ({
        name,
        nameEn,
        position,
        ...nameKeys(name, nameEn),
      })),
    )
    .onConflictDoNothing();
}
