import type { Database } from '../apps/server/src/db/database.ts';
import type { ColdRequest } from './cold-request.ts';
import { memberRequests } from './member-requests.ts';
import { quoteRequest } from './quote-request.ts';

/** Typical filter combinations of visitors. */
const choices = [
  'discount=20-',
  'discount=10-30&price=-500000',
  'ending=last-week',
  'benefit=loan,installments',
];

/** Returns all measured kinds of requests, with paths for the data in a site's database. */
export async function listRequests(db: Database, origin: string): Promise<readonly ColdRequest[]> {
  const textsOf = async (query: string) =>
    (await db.$client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const categories =
    await textsOf(`select k.slug as text from category k join campaign_list l on l.category_id = k.id
    where l.brand_id is null and l.campaigns >= 24 order by l.campaigns desc limit 40`);
  const campaigns = await textsOf(`select slug as text from campaign where status = 'live'
    and (end_at is null or end_at > now() + interval '1 day') order by id limit 200`);
  const brands = await textsOf(`select b.slug as text from brand b join campaign_list l on l.brand_id = b.id
    where l.category_id is null and l.campaigns >= 24 and b.is_active order by l.campaigns desc limit 40`);
  const words = await textsOf(`select distinct split_part(title, ' ', 1) as text from campaign limit 60`);
  const searches = words.map(encodeURIComponent);
  const at = (path: string) => (value: string) => `${path}${value}`;
  return [
    {
      name: 'category list, JSON with facets',
      paths: categories.map(at('/api/public/categories/')),
      reference: categories.map(at('/category/')),
    },
    {
      name: 'search, JSON',
      paths: searches.map(at('/api/public/search?q=')),
      reference: searches.map(at('/search/')),
    },
    {
      name: 'campaign, JSON',
      paths: campaigns.map(at('/api/public/campaigns/')),
      reference: campaigns.map(at('/campaign/')),
    },
    { name: 'all campaigns filtered, JSON', paths: choices.map(at('/api/public/campaigns?')) },
    // Four campaigns at a time, of any brand and category.
    {
      name: 'comparison of four, JSON',
      paths: campaigns.map((_, at) => `/api/public/comparison?k=${four(campaigns, at)}`),
    },
    { name: 'brand, JSON', paths: brands.map(at('/api/public/brands/')) },
    { name: 'category tree, JSON', paths: ['/api/public/categories'] },
    { name: 'home, JSON', paths: ['/api/public/home'] },
    { name: 'category page', paths: categories.map(at('/kategoriler/')) },
    { name: 'brand page', paths: brands.map(at('/marka/')) },
    { name: 'campaign page', paths: campaigns.map(at('/kampanyalar/')) },
    {
      name: 'comparison page',
      paths: campaigns.map((_, at) => `/karsilastir?k=${four(campaigns, at)}`),
    },
    { name: 'search page', paths: searches.map(at('/search?q=')) },
    { name: 'home page', paths: ['/'] },
    { name: 'data of a list', paths: categories.map((slug) => `/kategoriler/${slug}.data`) },
    { name: 'specified list, first part', paths: ['/api/Campaign_Service/campaign'] },
    quoteRequest(
      await textsOf(`select id::text as text from campaign where status = 'live'
      and end_at > now() + interval '1 day' order by id limit 200`),
    ),
    ...(await memberRequests(db, origin)),
  ];
}

/** Returns four consecutive campaigns as a comma-separated list. */
function four(campaigns: readonly string[], at: number): string {
  return [0, 1, 2, 3].map((step) => campaigns[(at + step) % campaigns.length]).join(',');
}
