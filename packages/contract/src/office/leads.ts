import { emailField, phoneField } from '@ayrac/domain/account/identity.ts';
import { suspectStands } from '@ayrac/domain/lead/lead-review.ts';
import { leadStands } from '@ayrac/domain/lead/lead-stage.ts';
import { leadUrgencies } from '@ayrac/domain/lead/lead-urgency.ts';
import { leadWorkLimits } from '@ayrac/domain/lead/lead-work.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const inCrm = { base: '/api/crm', operation: 'manage-leads' } as const;
/** Limits of exact counts. Searches with more matches are too broad to be useful. */
const counted = { countsTo: 10_000, findsTo: 1_000 } as const;
const oneLine = { kind: 'text', isRequired: true, limit: 200, lines: 'one' } as const;
const name = { ...oneLine, isVerbatim: true } as const;

/** Quote requests for the people who work on them, the earliest due first. */
export const leads = resource({
  ...inCrm,
  ...counted,
  name: 'leads',
  fields: {
    name,
    stand: { kind: 'choice', isRequired: true, choices: leadStands },
    dueAt: momentField({ isRequired: true }),
    campaignId: referenceField({ to: 'lead-campaigns', isRequired: true }),
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    ownerId: referenceField({ to: 'lead-owners', isRequired: false }),
    respondBy: momentField({ isRequired: false }),
    firstContactAt: momentField({ isRequired: false }),
    lastContactAt: momentField({ isRequired: false }),
    nextAction: { kind: 'text', isRequired: false, limit: leadWorkLimits.nextAction, lines: 'one' },
    phone: { ...phoneField, isRequired: true },
    email: { ...emailField, isRequired: true },
    city: { ...name, isRequired: false, limit: 80 },
    /** Whether the request needs work and has no owner. */
    isUnassigned: { kind: 'switch', isRequired: true, isConcern: true },
    /** Null when no work is needed any more. */
    urgency: { kind: 'choice', isRequired: false, choices: leadUrgencies },
  },
  sortable: ['dueAt', 'createdAt'],
  defaultSort: 'dueAt',
  filters: [
    'urgency',
    'stand',
    'brandId',
    'campaignId',
    'ownerId',
    'lastContactAt',
    'firstContactAt',
    'createdAt',
    'isUnassigned',
  ],
  personal: ['phone', 'email'],
  // Every exported file contains names of people.
  isExportedWithReason: true,
  calls: ['list', 'get', 'export', 'reveal'],
});

/** Requests that look automated. They are separate from all others until somebody accepts them. */
export const suspectLeads = resource({
  ...inCrm,
  ...counted,
  name: 'suspect-leads',
  fields: {
    name,
    /** Comma-separated reasons for suspicion. */
    suspicions: { kind: 'text', isRequired: false, limit: 200, lines: 'one' },
    stand: { kind: 'choice', isRequired: true, choices: suspectStands },
    campaignId: referenceField({ to: 'lead-campaigns', isRequired: true }),
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    phone: { ...phoneField, isRequired: true },
    email: { ...emailField, isRequired: true },
    city: { ...name, isRequired: false, limit: 80 },
    reviewedBy: { ...name, isRequired: false, limit: 80 },
    reviewedAt: momentField({ isRequired: false }),
  },
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['stand', 'brandId', 'campaignId', 'createdAt'],
  personal: ['phone', 'email'],
  // Every exported file contains names of people.
  isExportedWithReason: true,
  calls: ['list', 'get', 'export', 'reveal'],
});

const chosenFrom = {
  ...inCrm,
  sortable: ['name'],
  defaultSort: 'name',
  filters: [],
  calls: ['list', 'get'],
} as const;

/** Brands whose leads the caller works on. */
export const leadBrands = resource({
  ...chosenFrom,
  name: 'lead-brands',
  fields: { name, slug: name },
});

/** Campaigns with leads. */
export const leadCampaigns = resource({
  ...chosenFrom,
  ...counted,
  name: 'lead-campaigns',
  fields: { name: oneLine },
});

/**
 * People who can work on leads. Filtered by a brand, people of that brand and people of all brands; filtered by
 * `isOfAllBrands`, people of all brands.
 */
export const leadOwners = resource({
  ...chosenFrom,
  name: 'lead-owners',
  fields: {
    name,
    brandId: referenceField({ to: 'lead-brands', isRequired: false }),
    isOfAllBrands: { kind: 'switch', isRequired: true },
  },
  filters: ['brandId', 'isOfAllBrands'],
});
