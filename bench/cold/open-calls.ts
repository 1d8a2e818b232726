import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { textPages } from '@ayrac/domain/site-text/site-text.ts';
import { isOpenRead } from '../../apps/server/src/api/admitted-calls.ts';
import type { ColdRequest } from './cold-request.ts';
import type { Places } from './places.ts';

const PROVINCES = 81;

/** Calls that are measured under names of their own, need a code from a mail or the office, or only redirect. */
const excepted: ReadonlySet<CallName> = new Set<CallName>([
  ...(['getCategoryPage', 'searchCampaigns', 'getCampaignPage', 'getCatalogue', 'compareCampaigns'] as const),
  ...(['getBrandPage', 'getCategoryTree', 'getHome', 'listCampaigns'] as const),
  ...(['followEditionLink', 'getPreviewPicture', 'showEditionPreview'] as const),
  'getShowcaseImage',
]);

/** Returns a request for every other call that is open to everyone. Throws when one has no parameters here. */
export function openCalls(places: Places): readonly ColdRequest[] {
  const parameters = parametersOf(places);
  return (Object.entries(allEndpoints) as [CallName, EndpointShape][])
    .filter(([name, endpoint]) => isOpenRead(endpoint) && !excepted.has(name))
    .map(([name, { path }]) => {
      const [fixed = ''] = path.split('/:', 1);
      const rest = parameters[name] ?? [''];
      if (rest.length === 0 || (fixed !== path && rest[0] === ''))
        throw new Error(`The bench has no parameters for ${name}.`);
      return { name: `call ${path}`, paths: rest.map((parameter) => `${fixed}${parameter}`) };
    });
}

/** Returns what follows the fixed part of the paths of calls. */
function parametersOf(places: Places): Partial<Record<CallName, readonly string[]>> {
  const { categories, categoryIds, brandCategories, campaignIds, banks, words } = places;
  const provinces = Array.from({ length: PROVINCES }, (_, index) => index + 1);
  return {
    checkDuplicate: campaignIds.map((id) => `?email=kimse@ornek.example&campaignId=${id}`),
    countSentence: categories.map((slug) => `?category=${slug}`),
    findCustomerId: ['?username=kimse'],
    getBrandCategoryPage: brandCategories.map((place) => `/${place}`),
    getCampaignImages: campaignIds.map((id) => `/${id}`),
    getLoanPlan: banks.map((id) => `?type=ihtiyac&amount=100000&term=12&bankId=${id}&format=csv`),
    getPageText: textPages.map((page) => `/${page}`),
    listDistricts: provinces.map((id) => `?provinceId=${id}`),
    listQuoteChoices: categoryIds.map((id) => `?category=${id}`),
    suggestSearch: words.map((word) => `?q=${encodeURIComponent(word.slice(0, 4))}`),
  };
}
