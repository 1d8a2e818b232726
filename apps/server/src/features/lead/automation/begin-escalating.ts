import { automations as english } from '@ayrac/phrases/en/office/automations.ts';
import { automations as turkish } from '@ayrac/phrases/tr/office/automations.ts';
import type { Database } from '#server/db/database.ts';
import { beginBrands } from '#server/features/lead/hours/writes.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { automation } from './table.ts';

/**
 * Gives every new brand an automation that notifies its people of requests whose first answer is overdue. It is given
 * once: a brand that deletes it does not get it again.
 */
export async function beginEscalating(db: Database, now: Date): Promise<void> {
  const names = { name: turkish.byDefault, nameEn: english.byDefault };
  const first = { ...names, action: 'tell', isActive: true, ...nameKeys(names.name, names.nameEn) } as const;
  await beginBrands(db, 'escalatesSince', now, (tx, brands) =>
    tx
      .insert(automation)
      .values(
        brands.map(({ brandId, createdAt }) => ({
          ...first,
          // It also covers requests that arrived before it was created.
          ...{ brandId, activeSince: createdAt, createdAt: now, updatedAt: now },
        })),
      )
      .onConflictDoNothing(),
  );
}
