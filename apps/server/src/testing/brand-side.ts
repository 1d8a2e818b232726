import type { Caller } from '@ayrac/domain/access.ts';
import type { Database } from '#server/db/database.ts';
import { makeAccount } from './accounts.ts';
import { makeBrand, makeCampaign } from './factories.ts';

/** A brand with a campaign, and the people who work on its leads. */
export interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** The first person, as a caller. */
  readonly agent: Caller;
}

/** Makes a brand with a campaign, and people who work on its leads. */
export async function makeSide(db: Database, people = 2): Promise<Side> {
  const brand = await makeBrand(db);
  const campaign = await makeCampaign(db, { brandId: brand.id });
  const accounts = await Promise.all(
    Array.from({ length: people }, () => makeAccount(db, { role: 'CRM_ADMIN', brandId: brand.id })),
  );
  const [first] = accounts;
  if (first === undefined) throw new Error('Nobody works for the brand.');
  const agent: Caller = {
    ...{ kind: 'member', id: first.id, username: first.username, role: 'CRM_ADMIN' },
    ...{ sessionId: first.id, brandId: brand.id },
  };
  return {
    brandId: brand.id,
    campaignId: campaign.id,
    ids: accounts.map(({ id }) => id),
    names: accounts.map((one) => one.username),
    agent,
  };
}
