import type { Page } from 'playwright-core';
import { sameOrigin } from './office-acts.ts';

/** Opens a step of a new draft that has only its brand and category. */
export async function openEmptyDraft(page: Page, step: string): Promise<void> {
  const first = async (noun: string) =>
    (await (await page.request.get(`/api/admin/${noun}?limit=1`)).json()).items[0].id;
  const reply = await page.request.post('/api/admin/campaign-drafts', {
    data: { brandId: await first('brands'), categoryId: await first('categories') },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await openStep(page, (await reply.json()).id, step);
}

/** Opens a step of a published campaign. */
export async function openFullDraft(page: Page, step: string): Promise<void> {
  const { list } = await (await page.request.get('/api/public/campaigns')).json();
  await openStep(page, list.campaigns[0].id, step);
}

async function openStep(page: Page, id: string, step: string): Promise<void> {
  await page.goto(`/admin/campaign-wizard?id=${id}&step=${step}`);
  await page.locator('#step-title').waitFor();
  await page.locator('.score').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens a draft edition with `count` campaigns. */
export async function openEdition(page: Page, count: number): Promise<void> {
  const { id } = await composeEdition(page, count);
  await showEdition(page, id);
}

/** Opens an edition that has been sent. */
export async function openSentEdition(page: Page): Promise<void> {
  const { id, version } = await composeEdition(page, 5);
  await sameOrigin(page, 'POST', `${EDITIONS}/${id}/send`, { version, at: null });
  await showEdition(page, id);
}

async function showEdition(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/subscribed-users/${id}`);
  await page.locator('.edition-preview iframe').waitFor();
  await page.waitForLoadState('networkidle');
}

const EDITIONS = '/api/admin/editions';

async function composeEdition(page: Page, count: number) {
  const { id, version } = await sameOrigin(page, 'POST', EDITIONS, {});
  if (count === 0) return { id, version };
  const { list } = await (await page.request.get('/api/public/campaigns')).json();
  const campaigns: readonly { readonly id: string }[] = list.campaigns;
  const texts = {
    heading: 'Kasımın öne çıkanları',
    text: 'Bu hafta sizin için kampanyalara tek tek baktık.\nSon günü yaklaşanlar başta.',
    headingEn: 'The best of November',
    textEn: 'This week we looked at every campaign for you.\nThose that end soon come first.',
  };
  const campaignIds = campaigns.slice(0, count).map((campaign) => campaign.id);
  return sameOrigin(page, 'PATCH', `${EDITIONS}/${id}`, { version, values: { ...texts, campaignIds } });
}
