import { eachFigure, figures } from '@ayrac/domain/campaign/figures.ts';
import { optionalQuestions } from '@ayrac/domain/campaign/intake.ts';
import { z } from 'zod';
import { brandLink, campaignCard, keyFigure } from './campaign-card.ts';
import { campaignPage, categoryLink, filteredListQuery, moved } from './category.ts';
import { endpoint } from './endpoint.ts';
import { amount, id, instant, picture, slug, text } from './values.ts';

const optionalText = z.string().nullable();
const optionalAmount = amount.nullable();
const optionalCount = z.number().int().nullable();

/** Vehicle attributes for filters, in kilometres, kWh and years. */
export const vehicle = z.object({
  gearType: z.enum(['manual', 'automatic', 'semi-automatic']).nullable(),
  fuel: z.enum(['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg']).nullable(),
  seatingCapacity: optionalCount,
  range: optionalCount,
  isElectric: z.boolean().nullable(),
  doorCount: optionalCount,
  batteryCapacity: optionalAmount,
  modelYear: optionalCount,
});
export type VehicleAttributes = z.infer<typeof vehicle>;

/** Counts of a campaign. */
export const campaignStats = z.object({
  views: z.number().int(),
  applications: z.number().int(),
  clicks: z.number().int(),
  followers: z.number().int(),
});

const campaignFigures = z.object(
  eachFigure((name) => (figures[name].scale === 0 ? optionalCount : optionalAmount)),
);

/** Campaign as specified, with every specified field. Money is in TRY, rates are in percent. */
export const specifiedCampaign = z.object({
  id,
  isActive: z.boolean(),
  endDate: instant.nullable(),
  updatedAt: instant,
  category: z.object({ id, name: z.string() }),
  categories: z.array(z.object({ id, name: z.string() })),
  categoryName: z.string(),
  title: z.string(),
  name: z.string(),
  slug,
  brand: z.object({ id, name: z.string() }),
  brandId: id,
  logoUrl: optionalText,
  brandUrl: optionalText,
  imageUrl: optionalText,
  description: optionalText,
  descriptionTitle: optionalText,
  title2: optionalText,
  description2: optionalText,
  title3: optionalText,
  description3: optionalText,
  discount: optionalText,
  conditions: optionalText,
  specifications: optionalText,
  details: z.record(z.string(), z.object({ label: z.string(), value: z.string() })),
  stats: campaignStats,
  campaignUrl: optionalText,
  ...campaignFigures.shape,
  detailImages: z.array(z.string()),
  ...vehicle.shape,
});

/** Lists the live campaigns as specified, by end date, open-ended ones last. */
export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign',
  summary:
    'Lists live campaigns by end date. A page has up to 1,000. The Link header has the cursor of the next page.',
  operation: 'read-catalogue',
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.array(specifiedCampaign),
  timeoutMs: 15_000,
  cacheMs: 300_000,
});

/** Lists the URL records, as specified. */
export const listCampaignUrls = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign-url',
  summary: 'Lists the URLs at which brands describe their live campaigns.',
  operation: 'read-catalogue',
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.array(z.object({ id, campaign: z.object({ id }), url: z.string(), isActive: z.boolean() })),
});

/** Returns the gallery as specified: HTML whose `img` elements show at most five detail images. */
export const getCampaignImages = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign-image/details/:campaignId',
  summary: 'Returns the detail images of a campaign as HTML.',
  operation: 'read-catalogue',
  params: z.object({ campaignId: id }),
  reply: z.string(),
  media: 'html',
  timeoutMs: 5_000,
});

/** Returns the showcase image as specified: the first of the gallery. */
export const getShowcaseImage = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign-image/showcase/:campaignId',
  summary: 'Returns the showcase image of a campaign.',
  operation: 'read-catalogue',
  params: z.object({ campaignId: id }),
  reply: z.unknown(),
  media: 'image',
  timeoutMs: 5_000,
});

const run = z.object({
  text: z.string(),
  isBold: z.boolean(),
  isItalic: z.boolean(),
  /** Target of a link, http or https, or null. */
  href: optionalText,
});

/** Text in one language. A rich text also has blocks. */
const richText = text.extend({
  blocks: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('paragraph'), runs: z.array(run) }),
        z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(run)) }),
      ]),
    )
    .optional(),
});
export type RichTextValue = z.infer<typeof richText>;

/** Campaign as shown on its page. */
export const campaignDetail = z.object({
  ...campaignCard.shape,
  brand: brandLink.extend({ website: optionalText }),
  /** Path from the root category to the campaign's own. */
  categories: z.array(categoryLink),
  /** An ended campaign keeps its page, but takes no quote requests. */
  state: z.enum(['live', 'ended']),
  /** Whether the campaign accepts quote requests now, and the optional questions of its form. */
  requests: z.object({ isOpen: z.boolean(), questions: z.array(z.enum(optionalQuestions)) }),
  updatedAt: instant,
  checkedAt: instant.nullable(),
  /** Null when the campaign has not been checked yet, or the check is overdue. */
  nextCheckAt: instant.nullable(),
  /** Query with which the loan calculator compares the banks for this loan. Null for anything else. */
  calculator: z.string().nullable(),
  /** Source URL, quoted words and day of each fact. */
  evidence: z.array(z.object({ field: z.string(), source: z.string(), quote: z.string(), date: z.string() })),
  /** Privacy notice of its quote form. */
  notice: z.enum(['general', 'borusan']),
  descriptionTitle: text.nullable(),
  description: richText.nullable(),
  sections: z.array(z.object({ title: text, text: richText })),
  conditions: z.array(text),
  specifications: z.array(text),
  facts: z.array(z.object({ label: text, value: text })),
  /** `discountPercent` is the discount proven by list and campaign price. */
  figures: campaignFigures,
  /** Comma-separated provinces in which it is valid, or null when it is valid nationwide. */
  cities: optionalText,
  vehicle: vehicle.nullable(),
  stats: campaignStats,
  campaignUrl: optionalText,
  sourceUrl: optionalText,
  /** Whether the campaign has an English title and description. */
  hasEnglish: z.boolean(),
  figure: keyFigure,
  /** Path of the preview picture for sharing: logo, title, figure, end and picture. */
  sharePicture: z.string(),
  /** The showcase first, then the detail images known when the page is rendered. */
  gallery: z.array(picture),
});
export type CampaignDetail = z.infer<typeof campaignDetail>;

/** Returns a page of the list of all live campaigns. */
export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/public/campaigns',
  summary:
    'Returns one page of all live campaigns that match the filters, and the categories with the most matches.',
  operation: 'read-catalogue',
  query: filteredListQuery,
  reply: z.object({ list: campaignPage, alternatives: z.array(categoryLink) }),
});

/** Lists the campaigns of a category for the quote wizard of the top bar. */
export const listQuoteChoices = endpoint({
  method: 'GET',
  path: '/api/public/quote-choices',
  summary:
    'Lists up to 100 live campaigns of a category and its descendants by end date, with their total number.',
  operation: 'read-catalogue',
  query: z.object({ category: id }),
  reply: z.object({ campaigns: z.array(campaignCard), total: z.number().int() }),
  timeoutMs: 15_000,
  cacheMs: 300_000,
});

/** Counts the live campaigns that the quote wizard of the top bar leaves out, because they accept no requests. */
export const countClosedCampaigns = endpoint({
  method: 'GET',
  path: '/api/public/quote-choices/closed',
  summary:
    'Counts the live campaigns that accept no quote requests, for each category with its descendants. Zero counts are left out.',
  operation: 'read-catalogue',
  reply: z.array(z.object({ category: id, campaigns: z.number().int() })),
});

/** Returns the page of a campaign with related campaigns. */
export const getCampaignPage = endpoint({
  method: 'GET',
  path: '/api/public/campaigns/:slug',
  summary: 'Returns a campaign with everything that its page shows.',
  operation: 'read-catalogue',
  params: z.object({ slug }),
  reply: z.discriminatedUnion('kind', [
    moved,
    z.object({ kind: z.literal('found'), campaign: campaignDetail, related: z.array(campaignCard) }),
    // Nothing of a removed campaign is returned, except links to other campaigns.
    z.object({
      kind: z.literal('removed'),
      category: categoryLink.nullable(),
      related: z.array(campaignCard),
    }),
  ]),
});
