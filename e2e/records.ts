import { slugOf } from '@ayrac/domain/text/slug.ts';
import { expect, type Page } from './story.ts';

/** A page, or a browser without one. */
type Calls = Pick<Page, 'request'>;

const CALLS = '/api/admin/occupations';

/** Adds occupations by calls, in the order of their names. Reordering in other stories does not write them. */
export async function addOccupations(page: Page, ...names: readonly string[]): Promise<readonly string[]> {
  await numberOccupations(page);
  const ids: string[] = [];
  for (const name of names) {
    const { row } = await send(page, 'post', CALLS, { name, nameEn: null, isActive: true });
    ids.push(row.id);
  }
  return ids;
}

/** Adds a brand by a call and returns its slug. */
export async function addBrand(page: Calls, name: string): Promise<string> {
  await send(page, 'post', '/api/admin/brands', { name, colour: '#334155', isActive: true });
  return slugOf(name);
}

/** Adds a category by a call and returns its id. */
export async function addCategory(
  page: Page,
  name: string,
  parentId: string | null,
  isActive = true,
): Promise<string> {
  const { row } = await send(page, 'post', '/api/admin/categories', { name, parentId, isActive });
  return row.id;
}

/** Moves a category before another one by a call, as a colleague would. */
export async function moveCategory(page: Page, id: string, parentId: string, before: string): Promise<void> {
  const { version } = await (await page.request.get(`/api/admin/categories/${id}`)).json();
  await send(page, 'post', `/api/admin/categories/${id}/move`, { version, parentId, before });
}

/** Moves a category to the bin, so that the site's menu is again as other stories expect it. */
export async function binCategory(page: Page, name: string): Promise<void> {
  const found = await find(page, 'categories', name);
  const { id, version } = found.find((row: { name: string }) => row.name === name);
  await send(page, 'delete', `/api/admin/categories/${id}?version=${version}`, {});
}

/** Publishes a campaign of a brand by calls and returns its id and slug. */
export async function addCampaign(page: Calls, brandSlug: string, title: string) {
  const draft = await beginCampaign(page, brandSlug, title);
  const slug: string = await publish(page, draft);
  return { id: draft.id, slug };
}

/** Begins a campaign of a brand by a call. Visitors do not see it. */
export async function beginCampaign(page: Calls, brandSlug: string, title: string): Promise<Draft> {
  const [brand] = await find(page, 'brands', brandSlug);
  const [category] = await find(page, 'categories', 'termal otel');
  return send(page, 'post', '/api/admin/campaign-drafts', {
    ...{ brandId: brand.id, categoryId: category.id, title },
    ...{ discount: '%20 indirim', description: 'Hafta içi konaklamalarda.' },
  });
}

/** Changes the title of a campaign and publishes the change. */
export async function retitleCampaign(page: Page, id: string, title: string): Promise<void> {
  await publish(page, await beginChange(page, id, { title }));
}

/** Changes fields of a campaign's draft by a call. Visitors do not see it yet. */
export async function beginChange(
  page: Page,
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<Draft> {
  const { version } = await send(page, 'post', `/api/admin/campaigns/${id}/draft`, {});
  return send(page, 'patch', `/api/admin/campaigns/${id}/draft`, { version, values });
}

async function publish(page: Calls, { id, version, campaign }: Draft): Promise<string> {
  const seen = { version, campaignVersion: campaign.version };
  const done = await send(page, 'post', `/api/admin/campaigns/${id}/publish`, seen);
  return done.campaign.slug;
}

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly campaign: { readonly version: number };
}

/** Withdraws a colleague's admin role. */
export async function takeRole(page: Calls, username: string): Promise<void> {
  const [{ id }] = await find(page, 'users', username);
  const was = { role: 'ADMIN', brandId: null };
  await send(page, 'post', `/api/admin/people/${id}/access`, { role: 'CUSTOMER', brandId: null, was });
}

/** Gives a member the role that works on the requests of all brands. */
export async function giveRequests(page: Page, username: string): Promise<void> {
  const [{ id }] = await find(page, 'customers', username);
  const was = { role: 'CUSTOMER', brandId: null };
  await send(page, 'post', `/api/admin/people/${id}/access`, { role: 'CRM_ADMIN', brandId: null, was });
}

/** Returns the office's records that a search finds. */
async function find(page: Calls, records: string, words: string) {
  const reply = await page.request.get(`/api/admin/${records}?q=${encodeURIComponent(words)}`);
  return (await reply.json()).items;
}

/** Changes an occupation as another person would in the meantime. */
export async function changeOccupation(page: Page, id: string, values: object): Promise<void> {
  const { version } = await (await page.request.get(`${CALLS}/${id}`)).json();
  await send(page, 'patch', `${CALLS}/${id}`, { version, values });
}

/**
 * Gives all occupations distinct positions and keeps their order, as the first reordering does. From then on,
 * reordering writes a single record, and undoing it does not conflict with other stories.
 */
export async function numberOccupations(page: Page): Promise<void> {
  const reply = await page.request.get(`${CALLS}?sort=position&limit=2`);
  const [first, second] = (await reply.json()).items;
  // Returns early if they are numbered: repeated reordering would use up the gaps and renumber all of them.
  if (first.position < second.position) return;
  await send(page, 'post', `${CALLS}/order`, { id: second.id, before: first.id });
  await send(page, 'post', `${CALLS}/order`, { id: first.id, before: second.id });
}

async function send(page: Calls, method: 'post' | 'patch' | 'delete', path: string, data: object) {
  // The header of the office's own script: with a session cookie, writes must be same-origin.
  const reply = await page.request[method](path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
