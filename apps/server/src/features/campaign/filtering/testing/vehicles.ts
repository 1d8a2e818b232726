import { citiesOf } from '@ayrac/domain/campaign/cities.ts';
import { provenDiscount } from '@ayrac/domain/campaign/proven-discount.ts';
import { benefitsOf } from '@ayrac/domain/filter/campaign-filter.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { Database } from '#server/db/database.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';

export const fuels = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
const cities: readonly (string | undefined)[] = ['Ankara, İzmir', undefined, 'İzmir', 'Iğdır'];
const gears = ['manual', 'automatic'] as const;

/** A vehicle campaign as a test knows it, so that the test can count by itself. */
export interface Vehicle {
  readonly title: string;
  readonly category: string;
  readonly brand: string;
  readonly fuel: string | null;
  readonly gearType: string | null;
  readonly isElectric: string | null;
  readonly seatingCapacity: string | null;
  readonly benefit: readonly string[];
  /** Empty for a nationwide campaign. */
  readonly city: readonly string[];
  readonly price: number | null;
  readonly modelYear: number | null;
  readonly discount: number | null;
}

/**
 * Fills the category "Taşıtlar" with ninety live campaigns of three brands, whose figures and attributes vary in
 * different cycles, and two campaigns that no list may contain. Returns the live ones.
 */
export async function makeVehicles(db: Database): Promise<readonly Vehicle[]> {
  const made: Vehicle[] = [];
  const root = await makeCategory(db, { name: 'Taşıtlar' });
  const branches = [
    await makeCategory(db, { name: 'SUV', parentId: root.id }),
    await makeCategory(db, { name: 'Sedan', parentId: root.id }),
    await makeCategory(db, { name: 'Kamyon', parentId: root.id }),
  ];
  const brands = [
    await makeBrand(db, { name: 'Çınar' }),
    await makeBrand(db, { name: 'Alaz' }),
    await makeBrand(db, { name: 'Veloka' }),
  ];
  for (let index = 0; index < 90; index += 1) {
    const category = index % 5 === 0 ? branches[1] : branches[0];
    const brand = brands[index % 3];
    if (category === undefined || brand === undefined) throw new Error('nothing to make it of');
    const fuel = fuels[(index * 7) % 4] ?? null;
    const vehicle =
      index % 6 === 5
        ? null
        : {
            fuel,
            gearType: gears[(index * 5) % 2] ?? null,
            isElectric: fuel === 'electric',
            seatingCapacity: index % 4 === 0 ? 7 : 5,
            modelYear: 2022 + (index % 5),
          };
    const price = 400_000 + index * 10_000;
    const figures = {
      campaignPrice: index % 3 === 0 ? null : price,
      // Discounts proven by prices and claimed discounts vary independently.
      listPrice: index % 3 === 1 ? Math.round(price / (1 - (index % 40) / 100)) : null,
      discountPercent: index % 2 === 0 ? index % 40 : null,
      interestRate: index % 7 === 0 ? 0 : null,
      installment: null,
      cities: cities[index % 9] ?? null,
    };
    const title = `Araç ${index}`;
    await makeCampaign(db, { title, categoryId: category.id, brandId: brand.id, ...figures }, { vehicle });
    made.push({
      title,
      category: category.slug,
      brand: brand.slug,
      fuel: vehicle?.fuel ?? null,
      gearType: vehicle?.gearType ?? null,
      isElectric: vehicle === null ? null : String(vehicle.isElectric),
      seatingCapacity: vehicle === null ? null : String(vehicle.seatingCapacity),
      benefit: benefitsOf(figures),
      city: citiesOf(figures.cities),
      price: figures.campaignPrice,
      modelYear: vehicle?.modelYear ?? null,
      discount: provenDiscount(figures.listPrice, figures.campaignPrice),
    });
  }
  const of = { categoryId: branches[0]?.id ?? '', brandId: brands[0]?.id ?? '' };
  const electric = { vehicle: { fuel: 'electric' as const } };
  await makeCampaign(db, { ...of, endAt: new Date(testNow.getTime() - dayInMs) }, electric);
  await makeCampaign(db, { ...of, status: 'withdrawn' }, electric);
  return made;
}

/** Expected filters: values, or the bounds of a range. */
export type Wanted = {
  readonly [Name in keyof Vehicle]?: readonly string[] | readonly [number | null, number | null];
};

/** Whether a campaign passes the filters; deliberately naive, to check the queries against it. */
export function passes(campaign: Vehicle, wanted: Wanted, except?: string): boolean {
  return Object.entries(wanted).every(([name, values]) => {
    if (name === except) return true;
    const own = campaign[name as keyof Vehicle];
    if (name === 'city' && campaign.city.length === 0) return true;
    if (name === 'price' || name === 'modelYear' || name === 'discount') {
      const [from, to] = values as readonly [number | null, number | null];
      return typeof own === 'number' && own >= (from ?? -1) && own <= (to ?? Number.POSITIVE_INFINITY);
    }
    return [own ?? []].flat().some((value) => (values as readonly string[]).includes(String(value)));
  });
}
