import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import type { Client } from '@ayrac/contract/client.ts';
import { MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { changeKnown, type Relation, readKnown } from '../../relations.ts';
import { campaignIds, keepGuestFollows, readGuestFollows } from '../guest-follows.ts';

/** The bookmarked campaigns, and the number of bookmarks whose campaigns were taken down. */
export interface Gathered {
  readonly campaigns: readonly CampaignCard[];
  readonly gone: number;
}

/** Fetches the bookmarks of a member's account. */
export async function gatherOwn(client: Pick<Client, 'getInterests'>): Promise<Gathered> {
  const { campaigns } = await client.getInterests();
  noteGathered(campaigns, new Set());
  return { campaigns, gone: 0 };
}

/** Fetches the bookmarked campaigns of a guest. Updates their stored ends and removes those that were taken down. */
export async function gatherHere(client: Pick<Client, 'listBookmarks'>): Promise<Gathered> {
  const kept = readGuestFollows().keys();
  const ids = campaignIds(new Set([...kept, ...readKnown().relations])).slice(-MOST_KEPT_FOLLOWS);
  if (ids.length === 0) return { campaigns: [], gone: 0 };
  const { campaigns } = await client.listBookmarks({ body: { campaigns: ids } });
  const shown = new Map(campaigns.map(({ id, endAt }) => [id, endAt ?? undefined]));
  const gone = new Set(ids.filter((id) => !shown.has(id)).map(relationTo));
  const follows = new Map(readGuestFollows());
  for (const relation of gone) follows.delete(relation);
  for (const [id, end] of shown) if (follows.has(relationTo(id))) follows.set(relationTo(id), end);
  keepGuestFollows(follows);
  noteGathered(campaigns, gone);
  return { campaigns, gone: gone.size };
}

/** Publishes the fetched ends to the page. If the page knows no bookmarks yet, publishes the bookmarks, too. */
function noteGathered(campaigns: readonly CampaignCard[], gone: ReadonlySet<Relation>): void {
  const { relations, ends } = readKnown();
  const known = [...relations].filter((relation) => !gone.has(relation));
  const isNew = campaignIds(relations).length === 0;
  changeKnown({
    relations: new Set([...known, ...(isNew ? campaigns.map(({ id }) => relationTo(id)) : [])]),
    ends: new Map([
      ...ends,
      ...campaigns.flatMap(({ id, endAt }) => (endAt === null ? [] : [[relationTo(id), endAt] as const])),
    ]),
  });
}

const relationTo = (id: string): Relation => `campaign:${id}`;
