import type { Database } from '#server/db/database.ts';
import { recountAll } from '#server/features/campaign/projection/refresh-lists.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '../factories.ts';

/** Creates what is attacked: two campaigns of one brand in one category, and a mail that was given up. */
export async function makeSmallCatalogue(db: Database, now: Date): Promise<void> {
  const owner = { brandId: (await makeBrand(db)).id, categoryId: (await makeCategory(db)).id };
  await makeCampaign(db, owner);
  await makeCampaign(db, owner);
  await recountAll(db, now);
  await db.insert(mail).values({
    ...{ recipient: 'okur@ornek.example', recipientKey: 'okur@ornek.example', template: 'newsletter-known' },
    ...{ locale: 'tr', data: {}, state: 'dead', attempts: 8, notBefore: now, createdAt: now },
  });
}
