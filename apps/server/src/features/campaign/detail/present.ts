import type { CampaignDetail, RichTextValue, VehicleAttributes } from '@ayrac/contract/campaign.ts';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import type { TextValue } from '@ayrac/contract/values.ts';
import { isLive } from '@ayrac/domain/campaign/campaign-live.ts';
import { eachFigure } from '@ayrac/domain/campaign/figures.ts';
import { takingOf } from '@ayrac/domain/campaign/intake.ts';
import { provenDiscount } from '@ayrac/domain/campaign/proven-discount.ts';
import { nextCheckOf } from '@ayrac/domain/campaign-draft/next-check.ts';
import { calculatorOf } from '@ayrac/domain/loan/loan-category.ts';
import { MOST_PICTURES } from '@ayrac/domain/picture/gallery.ts';
import { noticeForBrand } from '@ayrac/domain/quote/quote-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { isRichText, plainOf, readRichText } from '@ayrac/domain/text/rich-text.ts';
import { optionalTextIn, textIn } from '@ayrac/domain/text/text-in.ts';
import { presentKeyFigure, presentShowcase } from '#server/features/campaign/listing/present-card.ts';
import { presentShare } from '#server/features/campaign/sharing/present.ts';
import { presentPictureAs } from '#server/features/picture/present.ts';
import type { listDetailImages, WholeCampaign } from '../queries.ts';

type Figures = CampaignDetail['figures'];

/** Parts of a campaign's page that are not in its own row. */
export interface DetailParts {
  readonly categories: readonly CategoryLink[];
  readonly images: Awaited<ReturnType<typeof listDetailImages>>;
  /** Name of the campaign's cover, shown when it has no picture. */
  readonly cover: string;
  readonly locale: Locale;
  readonly now: Date;
}

export function presentCampaignDetail(whole: WholeCampaign, parts: DetailParts): CampaignDetail {
  const { campaign, brand } = whole;
  const { cover, locale, now } = parts;
  const english = campaign.english ?? {};
  const title = textIn(locale, campaign.title, english.title);
  const benefit = optionalTextIn(locale, campaign.discount, english.discount);
  const state = stateOf(whole, now);
  return {
    id: campaign.id,
    slug: campaign.slug,
    title,
    benefit,
    brand: {
      id: brand.id,
      name: brand.name,
      slug: brand.slug,
      colour: brand.colour,
      logo: presentLogo(whole),
      website: brand.website,
    },
    figure: presentKeyFigure(campaign, benefit),
    isSponsored: campaign.isSponsored,
    endAt: campaign.endAt?.toISOString() ?? null,
    publishedAt: campaign.publishedAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
    checkedAt: campaign.checkedAt?.toISOString() ?? null,
    nextCheckAt: nextCheck(campaign.checkedAt, now),
    calculator: calculatorOf(parts.categories, campaign.term),
    evidence: Object.entries(campaign.evidence).map(([field, { source, quote, date }]) => {
      return { field, source, quote, date };
    }),
    picture: presentShowcase({ ...whole, cover }, locale, showcaseAlt(whole, locale, title.text)),
    followers: whole.stats?.followers ?? 0,
    standing: state === 'live' ? whole.standing : null,
    categories: [...parts.categories],
    state,
    requests: takingOf(whole.intake),
    notice: noticeForBrand(brand.name),
    descriptionTitle: optionalTextIn(locale, campaign.descriptionTitle, english.descriptionTitle),
    description: richTextIn(locale, campaign.description, english.description),
    sections: sectionsOf(whole, locale),
    conditions: linesIn(locale, campaign.conditions, english.conditions),
    specifications: linesIn(locale, campaign.specifications, english.specifications),
    facts: factsOf(whole, locale),
    figures: presentFigures(campaign, provenDiscount(campaign.listPrice, campaign.campaignPrice)),
    cities: campaign.cities,
    vehicle: whole.vehicle === null ? null : presentVehicle(whole),
    stats: presentStats(whole),
    campaignUrl: campaign.campaignUrl,
    sourceUrl: campaign.sourceUrl,
    hasEnglish: english.title !== undefined && english.description !== undefined,
    sharePicture: presentShare(whole, locale).address,
    gallery: galleryOf(whole, parts, title.text),
  };
}

/** Overdue checks are not shown, because the page would promise a date in the past. */
function nextCheck(checkedAt: Date | null, now: Date): string | null {
  const due = checkedAt && nextCheckOf(checkedAt);
  return due && due > now ? due.toISOString() : null;
}

/** Returns the attributes of a vehicle; all of them are null when the campaign is not about one. */
export function presentVehicle({ vehicle }: Pick<WholeCampaign, 'vehicle'>): VehicleAttributes {
  return {
    gearType: vehicle?.gearType ?? null,
    fuel: vehicle?.fuel ?? null,
    seatingCapacity: vehicle?.seatingCapacity ?? null,
    range: vehicle?.rangeKm ?? null,
    isElectric: vehicle?.isElectric ?? null,
    doorCount: vehicle?.doorCount ?? null,
    batteryCapacity: vehicle?.batteryCapacity ?? null,
    modelYear: vehicle?.modelYear ?? null,
  };
}

/** Returns the figures of a campaign. The caller decides which discount to show. */
export function presentFigures(
  campaign: Omit<Figures, 'discountPercent'>,
  discountPercent: number | null,
): Figures {
  const all = { ...campaign, discountPercent };
  return eachFigure((name) => all[name]);
}

/** Returns the counts of a campaign, all zero for a new one. */
export function presentStats({ stats }: Pick<WholeCampaign, 'stats'>) {
  return {
    views: stats?.views ?? 0,
    applications: stats?.applications ?? 0,
    clicks: stats?.clicks ?? 0,
    followers: stats?.followers ?? 0,
  };
}

/** Returns whether a campaign is live or ended. An ended campaign keeps its page. */
export function stateOf({ campaign }: WholeCampaign, now: Date): CampaignDetail['state'] {
  const live = isLive({ isActive: true, hasShownPlace: true, end: campaign.endAt }, now);
  return live ? 'live' : 'ended';
}

/** Returns the logo of the campaign's brand, or null. */
export function presentLogo({ logo, brand }: WholeCampaign) {
  return logo === null ? null : presentPictureAs('logo', logo, brand.name);
}

/** Returns the alternative text of the showcase picture, or the title when none was written. */
export function showcaseAlt({ campaign }: WholeCampaign, locale: Locale, title: string): string {
  const own = locale === 'en' ? campaign.showcaseAltEn : campaign.showcaseAlt;
  return own || title;
}

function galleryOf(whole: WholeCampaign, { cover, images, locale }: DetailParts, title: string) {
  const first = presentShowcase({ ...whole, cover }, locale, showcaseAlt(whole, locale, title), 'whole');
  const details = images.map((image) => presentPictureAs('whole', image, image.alt || title));
  return [first, ...details].slice(0, MOST_PICTURES);
}

/** Presents a text that may be rich. It is parsed again here, so that only known markup leaves the server. */
function richTextIn<Turkish extends string | null>(
  locale: Locale,
  turkish: Turkish,
  english: string | null | undefined,
): RichTextValue | (Turkish extends null ? null : never);
function richTextIn(locale: Locale, turkish: string | null, english: string | null | undefined) {
  const whole = optionalTextIn(locale, turkish, english);
  if (whole === null || !isRichText(whole.text)) return whole;
  const blocks = readRichText(whole.text).map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((runs) => [...runs]) }
      : { ...block, runs: [...block.runs] },
  );
  return { lang: whole.lang, text: plainOf(whole.text), blocks };
}

function sectionsOf({ campaign }: WholeCampaign, locale: Locale): CampaignDetail['sections'] {
  const english = campaign.english ?? {};
  const pairs = [
    [campaign.title2, english.title2, campaign.description2, english.description2],
    [campaign.title3, english.title3, campaign.description3, english.description3],
  ] as const;
  return pairs.flatMap(([title, titleEn, body, bodyEn]) =>
    title === null || body === null
      ? []
      : [{ title: textIn(locale, title, titleEn), text: richTextIn(locale, body, bodyEn) }],
  );
}

/** Returns the facts of a campaign, each in the page's language where a translation exists. */
export function factsOf(
  { campaign }: WholeCampaign,
  locale: Locale,
): { label: TextValue; value: TextValue }[] {
  const english = new Map(campaign.english?.details?.map((detail) => [detail.key, detail]));
  return campaign.details.map((detail) => ({
    label: textIn(locale, detail.label, english.get(detail.key)?.label),
    value: textIn(locale, detail.value, english.get(detail.key)?.value),
  }));
}

/** Splits a text into its lines; empty when there is no text. */
export function linesIn(locale: Locale, turkish: string | null, english: string | undefined): TextValue[] {
  const whole = optionalTextIn(locale, turkish, english);
  if (whole === null) return [];
  return whole.text
    .split('\n')
    .filter((line) => line !== '')
    .map((text) => ({ text, lang: whole.lang }));
}
