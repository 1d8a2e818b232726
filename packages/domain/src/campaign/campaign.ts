import { idOf, listOf, type OutsideRecord, recordOf, textOf, webAddressOf } from '../outside-value.ts';
import { readAmount, readRate } from '../text/figure.ts';
import { slugOf } from '../text/slug.ts';
import { readDate, readEndDate } from './campaign-date.ts';
import { type Reference, readBrand, readCategories } from './campaign-reference.ts';
import type { CampaignEnd } from './campaign-time.ts';
import { eachFigure, type Figures, unitOf } from './figures.ts';

/** Fact of a campaign, such as its range or gear type. */
type CampaignDetail = {
  readonly key: string;
  readonly label: string;
  readonly value: string | number | boolean;
};

/** Paragraph of a campaign's description with its heading. Either may be null. */
type CampaignSection = { readonly heading: string | null; readonly text: string | null };

/** Numbers of views, applications, clicks and followers of a campaign. */
type CampaignStats = {
  readonly views: number;
  readonly applications: number;
  readonly clicks: number;
  readonly followers: number;
};

/** Normalised campaign, independent of the format of its source. */
export type Campaign = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly isActive: boolean;
  readonly end: CampaignEnd;
  readonly updatedAt: Date | null;
  readonly categories: readonly Reference[];
  readonly brand: Reference | null;
  readonly discount: string | null;
  readonly sections: readonly CampaignSection[];
  readonly conditions: readonly string[];
  readonly specifications: readonly CampaignDetail[];
  readonly details: readonly CampaignDetail[];
  readonly figures: Figures;
  readonly stats: CampaignStats;
  readonly imageUrl: string | null;
  readonly logoUrl: string | null;
  readonly brandUrl: string | null;
  readonly campaignUrl: string | null;
  readonly detailImages: readonly string[];
};

/** Reason why an outside value cannot be displayed as a campaign. */
type UnusableCampaign = 'no-object' | 'no-id' | 'no-title' | 'unreadable-end';

/** Result of normalising a campaign. */
export type NormalisedCampaign =
  | { readonly kind: 'campaign'; readonly campaign: Campaign }
  | { readonly kind: 'unusable'; readonly reason: UnusableCampaign };

/** Most detail images of a gallery, in addition to the showcase image. */
const mostDetailImages = 5;

const mostEntries = 200;

function detailOf(key: string, entry: unknown): CampaignDetail | undefined {
  const record = recordOf(entry);
  const label = textOf(record?.label, key);
  const value = record ? record.value : entry;
  if (label === null) return undefined;
  if (typeof value === 'boolean') return { key: textOf(key) ?? label, label, value };
  const shown = typeof value === 'number' && Number.isFinite(value) ? value : textOf(value);
  return shown === null ? undefined : { key: textOf(key) ?? label, label, value: shown };
}

function readDetails(value: unknown): readonly CampaignDetail[] {
  const map = recordOf(value);
  const entries: [string, unknown][] = map
    ? Object.entries(map)
    : listOf(value).map((entry) => [textOf(recordOf(entry)?.key) ?? '', entry]);
  return entries.slice(0, mostEntries).flatMap(([key, entry]) => detailOf(key, entry) ?? []);
}

function readLines(value: unknown): readonly string[] {
  const lines =
    typeof value === 'string' ? value.split('\n', mostEntries) : listOf(value).slice(0, mostEntries);
  return lines.flatMap((line) => textOf(line) ?? []);
}

function readSections(raw: OutsideRecord): readonly CampaignSection[] {
  return [
    { heading: textOf(raw.descriptionTitle), text: textOf(raw.description) },
    { heading: textOf(raw.title2), text: textOf(raw.description2) },
    { heading: textOf(raw.title3), text: textOf(raw.description3) },
  ].filter(({ heading, text }) => heading !== null || text !== null);
}

function readFigures(raw: OutsideRecord): Figures {
  return eachFigure((name) => (unitOf(name) === 'percent' ? readRate : readAmount)(raw[name]) ?? null);
}

function readStats(value: unknown): CampaignStats {
  const stats = recordOf(value);
  const count = (figure: unknown) => Math.floor(readAmount(figure) ?? 0);
  return {
    views: count(stats?.views),
    applications: count(stats?.applications),
    clicks: count(stats?.clicks),
    followers: count(stats?.followers),
  };
}

function readDetailImages(value: unknown): readonly string[] {
  const addresses = listOf(value)
    .slice(0, mostEntries)
    .flatMap((image) => webAddressOf(image, recordOf(image)?.url) ?? []);
  return [...new Set(addresses)].slice(0, mostDetailImages);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * Normalises a campaign from any of the formats that sources send: `category` as object, id, list or name, `title` or
 * `name`, figures as numbers or texts, `details` as a map. An unreadable field counts as not given. The campaign is
 * unusable only without an id or title, or with an unreadable end date: without its end it would never expire. A
 * campaign is active only if it says so explicitly.
 */
export function normaliseCampaign(raw: unknown): NormalisedCampaign {
  const record = recordOf(raw);
  if (!record) return { kind: 'unusable', reason: 'no-object' };
  const id = idOf(record.id);
  if (id === null) return { kind: 'unusable', reason: 'no-id' };
  const title = textOf(record.title, record.name);
  if (title === null) return { kind: 'unusable', reason: 'no-title' };
  const end = readEndDate(record.endDate);
  if (!end && isGiven(record.endDate)) return { kind: 'unusable', reason: 'unreadable-end' };
  const brand = recordOf(record.brand);
  const campaign: Campaign = {
    id,
    slug: slugOf(textOf(record.slug) ?? title) || slugOf(id),
    title,
    isActive: record.isActive === true || record.isActive === 1 || record.isActive === 'true',
    end: end ?? null,
    updatedAt: readDate(record.updatedAt) ?? null,
    categories: readCategories(record),
    brand: readBrand(record),
    discount: textOf(record.discount),
    sections: readSections(record),
    conditions: readLines(record.conditions),
    specifications: readDetails(record.specifications),
    details: readDetails(record.details),
    figures: readFigures(record),
    stats: readStats(record.stats),
    imageUrl: webAddressOf(record.imageUrl),
    logoUrl: webAddressOf(record.logoUrl, brand?.logoUrl),
    brandUrl: webAddressOf(record.brandUrl, brand?.brandUrl),
    campaignUrl: webAddressOf(record.campaignUrl),
    detailImages: readDetailImages(record.detailImages),
  };
  return { kind: 'campaign', campaign };
}
