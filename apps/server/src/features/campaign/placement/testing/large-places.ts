import { sql } from 'drizzle-orm';
import { openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { placeBatch } from '../place-batch.ts';

/** A brand or category by which its campaigns are listed. */
export interface PlaceRecord {
  readonly of: 'brands' | 'categories';
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly version: number;
}

/**
 * Opens a site with brands and categories that are switched off and have many campaigns, and helps to edit and view
 * them.
 */
export async function openLargePlaces() {
  const office = await openOffice();
  let made = 0;

  /** Adds a hidden place whose campaigns are in no list, as if they had been saved while it was switched off. */
  async function addHidden(of: PlaceRecord['of'], campaigns: number) {
    made += 1;
    const [brandName, categoryName] = [`Büyük marka ${made}`, `Büyük kategori ${made}`];
    const brand = await makeBrand(office.db, { name: brandName, isActive: of !== 'brands' });
    const category = await makeCategory(office.db, { name: categoryName, isActive: of !== 'categories' });
    const first = await makeCampaign(office.db, { brandId: brand.id, categoryId: category.id });
    await office.db.execute(sql`
      insert into campaign select (jsonb_populate_record(null::campaign, to_jsonb(c)
        || jsonb_build_object('id', gen_random_uuid(), 'slug', c.slug || '-kopya-' || n))).*
      from campaign c, generate_series(2, ${campaigns}) n where c.id = ${first.id}`);
    const place: PlaceRecord = { ...(of === 'brands' ? brand : category), of };
    return { place, brand, category, first };
  }

  async function placeAll(): Promise<number> {
    let batches = 0;
    while (await placeBatch(office.db, testNow)) batches += 1;
    return batches;
  }
  const ask = (path: string) => office.app.inject({ url: `/api/public/${path}` });

  return {
    office,
    addHidden,
    placeAll,
    ask,
    change: async ({ of, id }: PlaceRecord, values: object) => {
      const { version } = (await office.get(`${of}/${id}`)).json();
      return office.send('PATCH', `${of}/${id}`, { version, values });
    },
    placing: async () => (await office.get('placements')).json(),
    /** Number of campaigns on the page of a place. */
    totalOf: async ({ of, slug }: Pick<PlaceRecord, 'of' | 'slug'>): Promise<number> =>
      (await ask(`${of}/${slug}`)).json().list.total,
    /** Number of live campaigns in the catalogue. */
    total: async (): Promise<number> => (await ask('campaigns')).json().list.total,
  };
}
