import { slugOf } from '@ayrac/domain/text/slug.ts';
import { expect, type Page } from './story.ts';

const CALLS = '/api/admin/occupations';

/** Adds occupations without their page, in the order of their names. */
export async function addOccupations(page: Page, ...names: readonly string[]): Promise<readonly string[]> {
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
  await send(page, 'post', `${CALLS}/order`, { id: second.id, before: first.id });
  await send(page, 'post', `${CALLS}/order`, { id: first.id, before: second.id });
}

async function send(page: Page, method: 'post' | 'patch', path: string, data: object) {
  // As the office's own script would: a browser that is signed in writes from the same origin alone.
  const reply = await page.request[method](path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
