import { MOST_VIEWERS_OF_A_NETWORK, VIEW_WINDOW_HOURS } from '@ayrac/domain/campaign/attention.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { NetworkDigest } from '#server/guards/visitor-digest.ts';

/** Visit of a campaign. */
export interface SeenCampaign {
  readonly campaignId: string;
  readonly digest: string;
  readonly formerDigest: string;
  readonly networks: readonly NetworkDigest[];
  readonly seenAt: Date;
}

/**
 * Counts views in one statement. Each digest that is new under today's and yesterday's salt adds one to its hour and to
 * the campaign's total, unless one of its networks has exceeded the limit. Rows are written in the order of their ids,
 * so that two nodes cannot deadlock.
 */
export async function writeViews(db: Executor, seen: readonly SeenCampaign[]): Promise<void> {
  const list = <Key extends keyof SeenCampaign>(key: Key) => sql.param(seen.map((one) => one[key]));
  const places = seen.flatMap(({ networks, ...one }) => networks.map((network) => ({ ...one, network })));
  const placeList = (read: (place: (typeof places)[number]) => unknown) => sql.param(places.map(read));
  const instants = sql.param(seen.map(({ seenAt }) => seenAt.toISOString()));
  await db.execute(sql`
    with seen (campaign_id, digest, former_digest, seen_at) as (
      select * from unnest(${list('campaignId')}::uuid[], ${list('digest')}::text[], ${list('formerDigest')}::text[],
        ${instants}::timestamptz[])
    ), place (campaign_id, digest, network, most) as (
      select * from unnest(${placeList((place) => place.campaignId)}::uuid[],
        ${placeList((place) => place.digest)}::text[], ${placeList(({ network }) => network.digest)}::text[],
        ${placeList(({ network }) => MOST_VIEWERS_OF_A_NETWORK * network.share)}::integer[])
    ), visitor as (
      select s.campaign_id, s.digest, s.seen_at
      from seen s join campaign c on c.id = s.campaign_id and c.is_active
      where not exists (
        select from campaign_view v where v.campaign_id = s.campaign_id and (v.digest = s.digest
          or v.digest = s.former_digest and v.seen_at > s.seen_at - make_interval(hours => ${VIEW_WINDOW_HOURS})))
    ), ranked as (
      select p.*, v.seen_at, row_number() over (partition by p.campaign_id, p.network order by p.digest) as rank,
        count(*) over (partition by p.campaign_id, p.network) as visitors
      from place p join visitor v using (campaign_id, digest)
    ), counted_network as (
      insert into campaign_view_network as n (campaign_id, digest, visitors, counted_at)
      select campaign_id, network, count(*)::integer, min(seen_at) from ranked
      group by campaign_id, network order by campaign_id, network
      on conflict (campaign_id, digest) do update set visitors = n.visitors + excluded.visitors
      returning campaign_id, digest, visitors
    ), refused as (
      select r.campaign_id, r.digest
      from ranked r join counted_network n on n.campaign_id = r.campaign_id and n.digest = r.network
      where n.visitors - r.visitors + r.rank > r.most
    ), fresh as (
      insert into campaign_view (campaign_id, digest, seen_at)
      select v.campaign_id, v.digest, v.seen_at from visitor v
      where not exists (select from refused r where r.campaign_id = v.campaign_id and r.digest = v.digest)
      order by v.campaign_id, v.digest
      on conflict do nothing
      returning campaign_id, seen_at
    ), counted as (
      select campaign_id, date_trunc('hour', seen_at, 'UTC') as hour, count(*)::integer as views
      from fresh group by 1, 2
    ), hours as (
      insert into campaign_view_hour as h (campaign_id, hour, views)
      select campaign_id, hour, views from counted order by campaign_id, hour
      on conflict (campaign_id, hour) do update set views = h.views + excluded.views
    )
    insert into campaign_stats as s (campaign_id, views)
    select campaign_id, sum(views)::integer from counted group by campaign_id order by campaign_id
    on conflict (campaign_id) do update set views = s.views + excluded.views`);
}
