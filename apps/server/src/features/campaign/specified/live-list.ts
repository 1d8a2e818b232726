import { idOfKey, instantOfKey, nextLink, readCursor } from '#server/api/cursor.ts';
import { CacheableReply, type CallContext, RawReply } from '#server/api/handler.ts';
import { catalogueTags } from '#server/cache/announce.ts';
import { IN_ONE_ANSWER, type LivePlace, type LiveVersion, listLivePlaces } from './live-queries.ts';
import { joinWritten, writtenCampaigns } from './written-campaigns.ts';

/**
 * Returns the specified list of live campaigns, from the beginning or from a cursor. Each part is cached separately.
 */
export function liveList(cursor: string | undefined): CacheableReply {
  const after = cursor === undefined ? null : readPlace(readCursor(cursor));
  return new CacheableReply(['campaigns', ...(after ?? [])].join(' '), async (context) => {
    const { campaigns, next } = await findPart(context, after);
    return new RawReply({
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(next === undefined ? {} : { link: nextLink(next) }),
      },
      ...joinWritten(await writtenCampaigns(context.db, campaigns)),
    });
  });
}

function readPlace([end, ...rest]: readonly string[]): LivePlace {
  return [end === 'infinity' ? end : instantOfKey(end), idOfKey(rest)];
}

/** Finds one part of the list, and the position of its last campaign when more follow. */
async function findPart({ db, now, uses, expires }: CallContext, after: LivePlace | null) {
  const found = await listLivePlaces(db, now, after);
  const campaigns = found.slice(0, IN_ONE_ANSWER);
  // A saved campaign invalidates the whole catalogue, since it may enter or leave any part.
  uses(...catalogueTags);
  for (const id of new Set(campaigns.map(({ brandId }) => brandId))) uses(`brand:${id}`);
  for (const id of new Set(campaigns.map(({ categoryId }) => categoryId))) uses(`category:${id}`);
  // The list is ordered by end, so the first campaign ends first.
  const firstEnd = campaigns[0]?.endAt;
  if (firstEnd instanceof Date) expires(firstEnd);
  return { campaigns, next: found.length > campaigns.length ? placeOf(campaigns.at(-1)) : undefined };
}

function placeOf(last: LiveVersion | undefined): LivePlace | undefined {
  return last && [last.endAt?.toISOString() ?? 'infinity', last.id];
}
