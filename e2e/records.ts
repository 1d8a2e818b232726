import { slugOf } from '@ayrac/domain/text/slug.ts';
import { expect, type Page } from './story.ts';

const CALLS = '/api/admin/occupations';

/** Adds occupations without their page, in the order of their names; no move of another story writes them. */
export async function addOccupations(page: Page, ...names: readonly string[]): Promise<readonly string[]> {
  await numberOccupations(page);
  const ids: string[] = [];
  for (const name of names) {
    const { row } = await send(page, 'post', CALLS, { name, nameEn: null, isActive: true });
    ids.push(row.id);
  }
  return ids;
}

/** Adds a brand without its page; answers the slug that its name makes. */
export async function addBrand(page: Page, name: string): Promise<string> {
  await send(page, 'post', '/api/admin/brands', { name, colour: '#334155', isActive: true });
  return slugOf(name);
}

/** Publishes a campaign of a brand without the wizard; answers its id and its slug. */
export async function addCampaign(page: Page, brandSlug: string, title: string) {
  const [brand] = await find(page, 'brands', brandSlug);
  const [category] = await find(page, 'categories', 'termal otel');
  const draft = await send(page, 'post', '/api/admin/campaign-drafts', {
    ...{ brandId: brand.id, categoryId: category.id, title },
    ...{ discount: '%20 indirim', description: 'Hafta içi konaklamalarda.' },
  });
  const slug: string = await publish(page, draft);
  return { id: String(draft.id), slug };
}

/** Gives a campaign another title, as visitors see it at once. */
export async function retitleCampaign(page: Page, id: string, title: string): Promise<void> {
  const { version } = await send(page, 'post', `/api/admin/campaigns/${id}/draft`, {});
  const values = { title };
  await publish(page, await send(page, 'patch', `/api/admin/campaigns/${id}/draft`, { version, values }));
}

async function publish(page: Page, { id, version, campaign }: Draft): Promise<string> {
  const seen = { version, campaignVersion: campaign.version };
  const done = await send(page, 'post', `/api/admin/campaigns/${id}/publish`, seen);
  return done.campaign.slug;
}

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly campaign: { readonly version: number };
}

/** Makes a colleague a member without any role. */
export async function takeRole(page: Page, username: string): Promise<void> {
  const [{ id }] = await find(page, 'users', username);
  const was = { role: 'ADMIN', brandId: null };
  await send(page, 'post', `/api/admin/people/${id}/access`, { role: 'CUSTOMER', brandId: null, was });
}

/** Makes a member somebody who works on the requests of all brands. */
export async function giveRequests(page: Page, username: string): Promise<void> {
  const [{ id }] = await find(page, 'customers', username);
  const was = { role: 'CUSTOMER', brandId: null };
  await send(page, 'post', `/api/admin/people/${id}/access`, { role: 'CRM_ADMIN', brandId: null, was });
}

/** Records of the office that are found by words. */
async function find(page: Page, records: string, words: string) {
  const reply = await page.request.get(`/api/admin/${records}?q=${encodeURIComponent(words)}`);
  return (await reply.json()).items;
}

/** Changes an occupation as somebody else would meanwhile. */
export async function changeOccupation(page: Page, id: string, values: object): Promise<void> {
  const { version } = await (await page.request.get(`${CALLS}/${id}`)).json();
  await send(page, 'patch', `${CALLS}/${id}`, { version, values });
}

/**
 * Numbers all occupations, as the first move of one does, and leaves them in their order: from then on a move writes one
 * record alone, and undoing it meets nothing of other stories.
 */
export async function numberOccupations(page: Page): Promise<void> {
  const reply = await page.request.get(`${CALLS}?sort=position&limit=2`);
  const [first, second] = (await reply.json()).items;
  // What is numbered stays so: numbers that are halved again and again run out, and all get new ones.
  if (first.position < second.position) return;
  await send(page, 'post', `${CALLS}/order`, { id: second.id, before: first.id });
  await send(page, 'post', `${CALLS}/order`, { id: first.id, before: second.id });
}

async function send(page: Page, method: 'post' | 'patch', path: string, data: object) {
  // As the office's own script would: a browser that is signed in writes from the same origin alone.
  const reply = await page.request[method](path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
