import { eachFigure } from '@ayrac/domain/campaign/figures.ts';
import { campaignKeys } from '@ayrac/domain/campaign-draft/campaign-keys.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { campaign, campaignVehicle, Detail, EnglishTexts } from '#server/features/campaign/table.ts';
import type { PlannedBrand, PlannedCampaign } from './demo-catalogue.ts';
import { demoTimes } from './demo-time.ts';
import { fillText } from './fill-text.ts';
import type { DemoVehicle } from './shape.ts';

const CHECKED_EVERY_DAYS = 6;
const SPONSORED_EVERY = 37;

type CampaignRow = typeof campaign.$inferSelect;

/** Returns the row of a demo campaign, with its texts filled in and its dates relative to `now`. */
export function campaignRow(planned: PlannedCampaign, now: Date): CampaignRow {
  const { brand, content, id, path, pattern, slug, title } = planned;
  const { figures } = content;
  const inTurkish = (text: string) => fillText(text, figures, 'tr');
  const times = demoTimes(planned.plan, now);
  const category = path[path.length - 1];
  if (category === undefined) throw new Error(`The demo campaign ${slug} has no category.`);
  return {
    id,
    slug,
    isActive: true,
    status: 'live',
    wasPublished: true,
    publishAt: null,
    categoryId: category.id,
    brandId: brand.id,
    title,
    name: title,
    discount: inTurkish(pattern.benefit.tr),
    descriptionTitle: null,
    description: inTurkish(content.description.tr),
    title2: content.more === undefined ? null : inTurkish(content.more.title.tr),
    description2: content.more === undefined ? null : inTurkish(content.more.text.tr),
    title3: null,
    description3: null,
    conditions: pattern.conditions.map(({ tr }) => inTurkish(tr)).join('\n'),
    specifications: null,
    details: details(planned, 'tr'),
    english: englishTexts(planned),
    ...eachFigure((name) => figures[name] ?? null),
    cities: content.cities?.join(', ') ?? null,
    showcaseHash: null,
    showcaseHashEn: null,
    showcaseAlt: '',
    showcaseAltEn: '',
    galleryVersion: 1,
    isSponsored: planned.plan.seed % SPONSORED_EVERY === 0,
    campaignUrl: campaignAddress(brand, slug),
    sourceUrl: `${brand.website}/kampanyalar`,
    ...times,
    checkedAt: checkedAt(times.publishedAt, planned.plan.seed, now),
    checkedBy: null,
    evidence: {},
    ...campaignKeys({ title, slug }),
    contradictions: 0,
    version: 1,
    changedBy: null,
    binnedAt: null,
    createdAt: times.publishedAt,
    updatedAt: times.publishedAt,
  };
}

/** Returns the URL of the campaign on the brand's own site. */
export function campaignAddress({ website }: PlannedBrand, slug: string): string {
  return `${website}/kampanyalar/${slug}`;
}

/**
 * Returns when an editor last compared the campaign with its source: within the last `CHECKED_EVERY_DAYS` days, and
 * never before its publication.
 */
export function checkedAt(publishedAt: Date, seed: number, now: Date): Date {
  const hoursAgo = (seed * 7) % (CHECKED_EVERY_DAYS * 24);
  return new Date(Math.max(publishedAt.getTime(), now.getTime() - (hoursAgo / 24) * dayInMs));
}

function details({ content }: PlannedCampaign, locale: Locale): Detail[] {
  return content.facts.map(({ label, value }, index) => ({
    key: `bilgi-${index + 1}`,
    label: fillText(label[locale], content.figures, locale),
    value: fillText(value[locale], content.figures, locale),
  }));
}

/** Every campaign has its benefit, conditions and facts in English; only some have an English title and description. */
function englishTexts(planned: PlannedCampaign): EnglishTexts {
  const { content, pattern } = planned;
  const filled = (text: string) => fillText(text, content.figures, 'en');
  const given = (key: keyof EnglishTexts, text: string | undefined) =>
    text === undefined ? {} : { [key]: filled(text) };
  return {
    discount: filled(pattern.benefit.en),
    conditions: pattern.conditions.map(({ en }) => filled(en)).join('\n'),
    details: details(planned, 'en'),
    ...given('title', content.title.en),
    ...given('description', content.description.en),
    ...given('title2', content.more?.title.en),
    ...given('description2', content.more?.text.en),
  };
}

/**
 * Returns the row values of a vehicle. Attributes that do not apply are null: the doors of a motorcycle, the battery of
 * a diesel.
 */
export function vehicleValues(vehicle: DemoVehicle): Omit<typeof campaignVehicle.$inferInsert, 'campaignId'> {
  const { range, doorCount, batteryCapacity, ...others } = vehicle;
  return {
    ...others,
    rangeKm: range,
    doorCount: doorCount || null,
    batteryCapacity: batteryCapacity || null,
  };
}
