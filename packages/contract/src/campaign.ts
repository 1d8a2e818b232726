import { optionalQuestions } from '@ayrac/domain/campaign/intake.ts';
import { z } from 'zod';
import { brandLink, campaignCard, keyFigure } from './campaign-card.ts';
import { campaignPage, categoryLink, filteredListQuery, moved } from './category.ts';
import { endpoint } from './endpoint.ts';
import { amount, id, instant, picture, slug, text } from './values.ts';

const optionalText = z.string().nullable();
const optionalAmount = amount.nullable();
const optionalCount = z.number().int().nullable();

/** The attributes that vehicles are filtered by: kilometres, kWh, a year. */
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

/** The counts of a campaign. */
export const campaignStats = z.object({
  views: z.number().int(),
  applications: z.number().int(),
  clicks: z.number().int(),
  followers: z.number().int(),
});

/** The figures of a campaign: TRY, percent, months. */
const campaignFigures = z.object({
  discountPercent: optionalAmount,
  monthlyPayment: optionalAmount,
  term: optionalCount,
  downPayment: optionalAmount,
  interestRate: optionalAmount,
  minimumPurchase: optionalAmount,
  installment: optionalCount,
  listPrice: optionalAmount,
  campaignPrice: optionalAmount,
});

/** A campaign as the specified call lists it: every specified field, money in TRY, rates in percent. */
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

/** The specified list: live campaigns by end date, open-ended ones last. */
export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign',
  summary: 'Live campaigns by end date; up to 1,000 a page, the rest by the cursor of the Link header.',
  operation: 'read-catalogue',
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.array(specifiedCampaign),
  timeoutMs: 15_000,
  cacheMs: 300_000,
});

/** The specified list of URL records. */
export const listCampaignUrls = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign-url',
  summary: 'The addresses under which brands describe their live campaigns.',
  operation: 'read-catalogue',
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.array(z.object({ id, campaign: z.object({ id }), url: z.string(), isActive: z.boolean() })),
});

/** The specified gallery: HTML whose `img` sources are at most five detail images. */
export const getCampaignImages = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign-image/details/:campaignId',
  summary: 'The detail images of a campaign as HTML.',
  operation: 'read-catalogue',
  params: z.object({ campaignId: id }),
  reply: z.string(),
  media: 'html',
  timeoutMs: 5_000,
});

/** The specified showcase image, the gallery's first. */
export const getShowcaseImage = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/campaign-image/showcase/:campaignId',
  summary: 'The showcase image of a campaign.',
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
  /** Where the words lead: http or https. */
  href: optionalText,
});

/** A text with its words, and its blocks where it is a rich one. */
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

/** A campaign's page. */
export const campaignDetail = z.object({
  ...campaignCard.shape,
  brand: brandLink.extend({ website: optionalText }),
  /** From the root to the campaign's own category. */
  categories: z.array(categoryLink),
  /** An ended campaign keeps its page, without the quote. */
  state: z.enum(['live', 'ended']),
  /** Whether it takes quote requests now, and which of the optional questions its form asks. */
  requests: z.object({ isOpen: z.boolean(), questions: z.array(z.enum(optionalQuestions)) }),
  updatedAt: instant,
  checkedAt: instant.nullable(),
  /** Null where nobody checked it yet, and where that is overdue. */
  nextCheckAt: instant.nullable(),
  /** Where its facts were read, in which words, and on which day. */
  evidence: z.array(z.object({ field: z.string(), source: z.string(), quote: z.string(), date: z.string() })),
  /** Which privacy notice a quote for it shows. */
  notice: z.enum(['general', 'borusan']),
  descriptionTitle: text.nullable(),
  description: richText.nullable(),
  sections: z.array(z.object({ title: text, text: richText })),
  conditions: z.array(text),
  specifications: z.array(text),
  facts: z.array(z.object({ label: text, value: text })),
  /** The discount as list and campaign price prove it. */
  figures: campaignFigures,
  /** The provinces in which it holds, between commas; null where it holds nationwide. */
  cities: optionalText,
  vehicle: vehicle.nullable(),
  stats: campaignStats,
  campaignUrl: optionalText,
  sourceUrl: optionalText,
  /** Whether the whole text stands in English, too. */
  hasEnglish: z.boolean(),
  figure: keyFigure,
  /** The showcase first, then the detail images that are known when the page is made. */
  /** The address of what stands for the page where it is shared: logo, title, figure, end and picture. */
  sharePicture: z.string(),
  gallery: z.array(picture),
});
export type CampaignDetail = z.infer<typeof campaignDetail>;

/** The page of all live campaigns. */
export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/public/campaigns',
  summary: 'One page of all live campaigns, and the fullest categories as the filters leave them.',
  operation: 'read-catalogue',
  query: filteredListQuery,
  reply: z.object({ list: campaignPage, alternatives: z.array(categoryLink) }),
});

/** The campaigns that a category offers to the quote from the top bar. */
export const listQuoteChoices = endpoint({
  method: 'GET',
  path: '/api/public/quote-choices',
  summary:
    'Live campaigns of a category and what is below it, by end date; at most 100, with the number of all.',
  operation: 'read-catalogue',
  query: z.object({ category: id }),
  reply: z.object({ campaigns: z.array(campaignCard), total: z.number().int() }),
  timeoutMs: 15_000,
  cacheMs: 300_000,
});

/** What the quote from the top bar does not offer of what it counts. */
export const countClosedCampaigns = endpoint({
  method: 'GET',
  path: '/api/public/quote-choices/closed',
  summary: 'How many live campaigns take no requests, in each category and what is below it that has any.',
  operation: 'read-catalogue',
  reply: z.array(z.object({ category: id, campaigns: z.number().int() })),
});

/** The page of one campaign with its related ones. */
export const getCampaignPage = endpoint({
  method: 'GET',
  path: '/api/public/campaigns/:slug',
  summary: 'A campaign with all that its page shows.',
  operation: 'read-catalogue',
  params: z.object({ slug }),
  reply: z.discriminatedUnion('kind', [
    moved,
    z.object({ kind: z.literal('found'), campaign: campaignDetail, related: z.array(campaignCard) }),
    // Nothing of a campaign that was taken down leaves the server but the way on.
    z.object({
      kind: z.literal('removed'),
      category: categoryLink.nullable(),
      related: z.array(campaignCard),
    }),
  ]),
});
