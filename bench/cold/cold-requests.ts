import type { Database } from '../../apps/server/src/db/database.ts';
import type { ColdRequest } from './cold-request.ts';
import { memberRequests } from './member-requests.ts';
import { openCalls } from './open-calls.ts';
import { openPages } from './open-pages.ts';
import type { Places } from './places.ts';
import { quoteRequest } from './quote-request.ts';
import { textQueries } from './text-queries.ts';

/** Typical filter combinations of visitors. */
const choices = [
  'discount=20-',
  'discount=10-30&price=-500000',
  'ending=last-week',
  'benefit=loan,installments',
];

/** Returns all measured kinds of requests to a site. */
export async function listRequests(
  db: Database,
  origin: string,
  places: Places,
): Promise<readonly ColdRequest[]> {
  const { categories, brands, campaigns, campaignIds, words } = places;
  const searches = words.map(encodeURIComponent);
  const misspelt = words.filter((word) => word.length > 4).map((word) => encodeURIComponent(misspell(word)));
  const compared = campaigns.map((_, index) => four(campaigns, index));
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
      reference: (await textQueries(db, words)).map(encodeURIComponent).map(at('/search/')),
    },
    { name: 'search of misspelt words, JSON', paths: misspelt.map(at('/api/public/search?q=')) },
    {
      name: 'campaign, JSON',
      paths: campaigns.map(at('/api/public/campaigns/')),
      reference: campaigns.map(at('/campaign/')),
    },
    { name: 'all campaigns filtered, JSON', paths: choices.map(at('/api/public/campaigns?')) },
    { name: 'comparison of four, JSON', paths: compared.map(at('/api/public/comparison?k=')) },
    { name: 'brand, JSON', paths: brands.map(at('/api/public/brands/')) },
    { name: 'category tree, JSON', paths: ['/api/public/categories'] },
    { name: 'home, JSON', paths: ['/api/public/home'] },
    { name: 'category page', paths: categories.map(at('/kategoriler/')) },
    { name: 'brand page', paths: brands.map(at('/marka/')) },
    { name: 'campaign page', paths: campaigns.map(at('/kampanyalar/')) },
    { name: 'comparison page', paths: compared.map(at('/karsilastir?k=')) },
    { name: 'search page', paths: searches.map(at('/search?q=')) },
    { name: 'home page', paths: ['/'] },
    { name: 'data of a list', paths: categories.map((slug) => `/kategoriler/${slug}.data`) },
    { name: 'specified list, first part', paths: ['/api/Campaign_Service/campaign'] },
    quoteRequest(campaignIds),
    ...(await memberRequests(db, origin)),
    ...openCalls(places),
    ...openPages(),
  ];
}

/** Returns four consecutive campaigns as a comma-separated list. */
function four(campaigns: readonly string[], index: number): string {
  return [0, 1, 2, 3].map((step) => campaigns[(index + step) % campaigns.length]).join(',');
}

/** Swaps the third and fourth letter of a word. */
function misspell(word: string): string {
  return word.replace(/^(..)(.)(.)/u, '$1$3$2');
}
