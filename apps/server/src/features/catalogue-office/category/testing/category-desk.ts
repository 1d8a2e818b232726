import type { categories } from '@ayrac/contract/office/categories.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import { expect } from 'vitest';
import { openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';

export type Category = RowOf<typeof categories>;

/** Opens an office with helpers to edit categories and to view them as visitors do. */
export async function openCategories() {
  const office = await openOffice();
  const brandId = (await makeBrand(office.db, { name: 'Laleli' })).id;
  let made = 100;
  /** Returns a number that is used in no other name. */
  const number = () => ++made;
  /** Returns a name whose slug is `bolum-` and a number. */
  const newName = () => `Bölüm ${number()}`;

  async function add(values: object = {}): Promise<Category> {
    const reply = await office.send('POST', 'categories', { name: newName(), isActive: true, ...values });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().row;
  }

  /** Adds a root, a child and a grandchild, with a live campaign each. */
  async function addBranch() {
    const root = await add();
    const middle = await add({ parentId: root.id });
    const leaf = await add({ parentId: middle.id });
    const campaigns = [];
    for (const { id } of [root, middle, leaf])
      campaigns.push(await makeCampaign(office.db, { brandId, categoryId: id, title: 'Fırsat' }));
    return { root, middle, leaf, campaigns };
  }

  const change = ({ id, version }: Category, values: object) =>
    office.send('PATCH', `categories/${id}`, { version, values });
  const move = ({ id, version }: Category, parentId: string | null, before?: string | null) =>
    office.send('POST', `categories/${id}/move`, { version, parentId, before });
  const bin = ({ id, version }: Category) => office.send('DELETE', `categories/${id}?version=${version}`);
  const preview = async ({ id }: Category, wanted: object) =>
    (await office.send('POST', `categories/${id}/preview`, { change: wanted })).json();
  const undo = (changeId: string) => office.undoChange(changeId);
  const read = async ({ id }: Category): Promise<Category> => (await office.get(`categories/${id}`)).json();
  const ask = (url: string) => office.app.inject({ url });
  const slugOf = ({ name }: { name: string }) => name.replace('Bölüm ', 'bolum-');
  const pageOf = async (one: { name: string }) => (await ask(`/api/public/categories/${slugOf(one)}`)).json();
  const statusOf = async (one: Category) => (await ask(`/api/public/categories/${slugOf(one)}`)).statusCode;
  /** Number of campaigns on the page of a category. */
  const totalOf = async (one: Category): Promise<number> => (await pageOf(one)).list.total;
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  /** Returns the part of the visitors' menu that starts at these roots. */
  async function menuOf(...roots: readonly Category[]): Promise<unknown[]> {
    const { categories: all } = (await ask('/api/public/categories')).json();
    const outline = ({ name, children = [] }: { name: string; children?: [] }): unknown =>
      children.length === 0 ? name : [name, ...children.map(outline)];
    return all.filter((root: Category) => roots.some(({ id }) => id === root.id)).map(outline);
  }
  /** Counts the campaigns that match exactly these words; 0 when the search corrected them. */
  const searched = async (words: string): Promise<number> => {
    const { corrected, total } = (await ask(`/api/public/search?q=${encodeURIComponent(words)}`)).json();
    return corrected === null ? total : 0;
  };

  return {
    office,
    brandId,
    number,
    newName,
    add,
    addBranch,
    change,
    move,
    bin,
    preview,
    undo,
    read,
    ask,
    slugOf,
    pageOf,
    statusOf,
    totalOf,
    namesOf,
    menuOf,
    searched,
  };
}
