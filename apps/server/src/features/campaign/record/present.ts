import { eachFigure } from '@ayrac/domain/campaign/figures.ts';
import type { DraftContent, DraftFact } from '@ayrac/domain/campaign-draft/draft-content.ts';
import type { campaign, campaignVehicle, EnglishTexts } from '../table.ts';

type Row = typeof campaign.$inferSelect;
type Vehicle = Omit<typeof campaignVehicle.$inferInsert, 'campaignId'>;

const english = {
  titleEn: 'title',
  discountEn: 'discount',
  descriptionTitleEn: 'descriptionTitle',
  descriptionEn: 'description',
  title2En: 'title2',
  description2En: 'description2',
  title3En: 'title3',
  description3En: 'description3',
  conditionsEn: 'conditions',
  specificationsEn: 'specifications',
} as const satisfies Partial<Record<keyof DraftContent, keyof EnglishTexts>>;
type EnglishField = keyof typeof english;

const englishNames = Object.keys(english) as EnglishField[];

/** Returns a stored campaign as editable content. */
export function contentOf(row: Row, vehicle: Vehicle | null): DraftContent {
  const texts = Object.fromEntries(
    englishNames.map((name) => [name, row.english?.[english[name]] ?? null]),
  ) as Record<EnglishField, string | null>;
  return {
    brandId: row.brandId,
    categoryId: row.categoryId,
    isSponsored: row.isSponsored,
    // A newly started campaign has no title yet.
    title: row.title === '' ? null : row.title,
    discount: row.discount,
    ...eachFigure((name) => row[name]),
    endAt: row.endAt?.toISOString() ?? null,
    cities: row.cities,
    descriptionTitle: row.descriptionTitle,
    description: row.description,
    title2: row.title2,
    description2: row.description2,
    title3: row.title3,
    description3: row.description3,
    conditions: row.conditions,
    specifications: row.specifications,
    ...texts,
    gearType: vehicle?.gearType ?? null,
    fuel: vehicle?.fuel ?? null,
    isElectric: vehicle?.isElectric == null ? null : vehicle.isElectric ? 'yes' : 'no',
    seatingCapacity: vehicle?.seatingCapacity ?? null,
    doorCount: vehicle?.doorCount ?? null,
    range: vehicle?.rangeKm ?? null,
    batteryCapacity: vehicle?.batteryCapacity ?? null,
    modelYear: vehicle?.modelYear ?? null,
    sourceUrl: row.sourceUrl,
    campaignUrl: row.campaignUrl,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    facts: factsOf(row),
    evidence: row.evidence,
  };
}

/**
 * Splits content into the columns of a campaign and its vehicle. A missing title, brand or category stays unchanged.
 */
export function storedOf(content: DraftContent) {
  const { brandId, categoryId, title, facts, evidence } = content;
  return {
    values: {
      ...(brandId === null ? {} : { brandId }),
      ...(categoryId === null ? {} : { categoryId }),
      ...(title === null ? {} : { title }),
      isSponsored: content.isSponsored,
      discount: content.discount,
      ...eachFigure((name) => content[name]),
      endAt: momentOf(content.endAt),
      cities: content.cities,
      descriptionTitle: content.descriptionTitle,
      description: content.description,
      title2: content.title2,
      description2: content.description2,
      title3: content.title3,
      description3: content.description3,
      conditions: content.conditions,
      specifications: content.specifications,
      details: facts.map(({ key, label, value }) => ({ key, label, value })),
      english: englishOf(content),
      sourceUrl: content.sourceUrl,
      campaignUrl: content.campaignUrl,
      checkedAt: momentOf(content.checkedAt),
      evidence,
    },
    vehicle: vehicleOf(content),
  };
}

function factsOf({ details, english: texts }: Row): readonly DraftFact[] {
  const twins = new Map(texts?.details?.map((detail) => [detail.key, detail]));
  return details.map(({ key, label, value }) => ({
    key,
    label,
    value,
    labelEn: twins.get(key)?.label ?? null,
    valueEn: twins.get(key)?.value ?? null,
  }));
}

function englishOf(content: DraftContent): EnglishTexts | null {
  const texts = englishNames.flatMap((name) =>
    content[name] === null ? [] : [[english[name], content[name]] as const],
  );
  const details = content.facts.flatMap(({ key, label, value, labelEn, valueEn }) =>
    labelEn === null && valueEn === null ? [] : [{ key, label: labelEn ?? label, value: valueEn ?? value }],
  );
  if (texts.length + details.length === 0) return null;
  return { ...Object.fromEntries(texts), ...(details.length > 0 && { details }) };
}

function vehicleOf(content: DraftContent): Omit<typeof campaignVehicle.$inferSelect, 'campaignId'> | null {
  const { gearType, fuel, isElectric, seatingCapacity, doorCount, range, batteryCapacity, modelYear } =
    content;
  const vehicle = {
    ...{ gearType, fuel, seatingCapacity, doorCount, batteryCapacity, modelYear, rangeKm: range },
    isElectric: isElectric === null ? null : isElectric === 'yes',
  };
  return Object.values(vehicle).every((value) => value === null) ? null : vehicle;
}

function momentOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
