import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolConfig } from 'pg';

/*
 * Hand-written server for the three most frequent requests: node:http, prepared statements, the same rows and fields,
 * and nothing else. It is the baseline for the cost of framework, cache and contract. The process receives the database
 * from its parent, reports its port, and exits with its parent.
 */
const CARD = `c.id, c.slug, c.title, c.discount, c.discount_percent, c.monthly_payment, c.term, c.interest_rate,
  c.minimum_purchase, c.installment, c.list_price, c.campaign_price, c.is_sponsored, c.end_at, c.published_at,
  p.hash as picture, p.width, p.height, b.id as brand_id, b.name as brand, b.slug as brand_slug, b.colour,
  s.followers`;
const JOINS = `join campaign c on c.id = l.campaign_id join brand b on b.id = c.brand_id
  left join campaign_stats s on s.campaign_id = c.id left join picture p on p.hash = c.showcase_hash`;

/** The hits of a text search query that a search ranks and counts. */
const FOUND = `(select campaign_id, document, popularity
    from campaign_search where document @@ $1::tsquery and end_at > now()
    order by popularity desc, campaign_id limit 500) found`;

const statements = {
  category: `select ${CARD} from (
      select campaign_id, end_at from campaign_listing where end_at > now() and list_id = (
        select l.id from campaign_list l join category k on k.id = l.category_id
        where k.slug = $1 and l.brand_id is null)
      order by end_at, campaign_id limit 24) l ${JOINS} order by l.end_at, l.campaign_id`,
  facets: `select f.* from list_facets f join campaign_list l on l.id = f.list_id
    join category k on k.id = l.category_id where k.slug = $1 and l.brand_id is null`,
  campaign: `select c.*, ${CARD} from (select $1::text as slug) q join campaign c on c.slug = q.slug
    join brand b on b.id = c.brand_id
    left join campaign_stats s on s.campaign_id = c.id left join picture p on p.hash = c.showcase_hash`,
  search: `select ${CARD} from (
      select campaign_id, row_number() over (order by ts_rank(document, $1::tsquery) desc, popularity desc, campaign_id) as place
      from ${FOUND} order by place limit 24) l ${JOINS} order by l.place`,
  searchCounts: `with f as materialized (
      select category_ids, value_ids, price, discount_percent from ${FOUND} join campaign_facet using (campaign_id))
    select null as id, count(*)::integer as campaigns, min(price) as price_from, max(price) as price_to,
      min(discount_percent) as discount_from, max(discount_percent) as discount_to from f
    union all select id::text, count(*)::integer, null, null, null, null from f, unnest(value_ids) id group by id
    union all select id::text, count(*)::integer, null, null, null, null from f, unnest(category_ids) id group by id`,
} as const;

process.once('message', async ({ database, port = 0 }: { database: PoolConfig; port?: number }) => {
  const pool = new Pool({ ...database, max: 10 });
  const rowsOf = async (name: keyof typeof statements, value: string) =>
    (await pool.query({ name, text: statements[name], values: [value] })).rows;
  const answers: Readonly<Record<string, (value: string) => Promise<unknown>>> = {
    category: async (slug) => {
      const [campaigns, facets] = await Promise.all([rowsOf('category', slug), rowsOf('facets', slug)]);
      return { campaigns, facets };
    },
    campaign: (slug) => rowsOf('campaign', slug),
    search: async (query) => {
      const [campaigns, counts] = await Promise.all([rowsOf('search', query), rowsOf('searchCounts', query)]);
      return { campaigns, counts };
    },
  };
  const send = (response: ServerResponse, body: unknown) => {
    const bytes = Buffer.from(JSON.stringify(body));
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
      .end(bytes);
  };
  const server = createServer((request, response) => {
    const [, name = '', value = ''] = (request.url ?? '').split('/');
    const answer = answers[name];
    if (answer === undefined) return void response.writeHead(404).end();
    answer(decodeURIComponent(value)).then(
      (body) => send(response, body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
