import { useClient } from '@ayrac/browser/calls/client.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { ApiProblem, type Client } from '@ayrac/contract/client.ts';
import { type CategoryOption, categoryOptions, withoutClosed } from './steps/category-options.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** Loads the categories that visitors see. */
export function useOfferedCategories(): Loaded<readonly CategoryOption[]> {
  const client = useClient();
  const locale = useLocale();
  return useLoaded('all', async (_key, signal) => {
    const [categories, closed] = await Promise.all([
      client.listCategories(undefined, { signal }),
      client.countClosedCampaigns(undefined, { signal }),
    ]);
    return categoryOptions(withoutClosed(categories, closed), locale);
  });
}

/** Loads the campaigns of a category and its descendants. */
export function useOfferedCampaigns(
  categoryId: string | null,
): Loaded<{ readonly campaigns: readonly CampaignCard[]; readonly total: number }> {
  const client = useClient();
  return useLoaded(categoryId, (category, signal) =>
    client.listQuoteChoices({ query: { category } }, { signal }),
  );
}

/** Loads a campaign. Null if it no longer accepts requests. */
export function useChosenCampaign(slug: string | null): Loaded<CampaignDetail | null> {
  const client = useClient();
  return useLoaded(slug, (campaignSlug, signal) => findCampaign(client, campaignSlug, signal));
}

async function findCampaign(
  client: Client,
  slug: string,
  signal: AbortSignal,
): Promise<CampaignDetail | null> {
  const page = await client.getCampaignPage({ params: { slug } }, { signal }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  });
  if (page === null) return null;
  // The campaign was renamed: loads it by its new slug.
  if (page.kind === 'moved') return findCampaign(client, page.slug, signal);
  return page.kind === 'found' && page.campaign.state === 'live' ? page.campaign : null;
}
