import { contactChannels } from '@ayrac/domain/quote/quote.ts';
import { dayField, referenceField, referencesField } from '@ayrac/domain/record-field.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { resource } from './resource.ts';

const inCrm = { base: '/api/crm', operation: 'manage-leads' } as const;
const oneLine = { kind: 'text', isRequired: true, limit: 200, lines: 'one' } as const;

/** Whose each brand's new requests become: the first rule that fits and has somebody who can take it decides. */
export const assignmentRules = resource({
  ...inCrm,
  name: 'assignment-rules',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    city: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
    categoryId: referenceField({ to: 'lead-categories', isRequired: false }),
    channel: { kind: 'choice', isRequired: false, choices: contactChannels },
    language: { kind: 'choice', isRequired: false, choices: locales },
    /** In the order in which they take turns. */
    people: referencesField({ to: 'lead-owners', isRequired: true }),
    isActive: { kind: 'switch', isRequired: true },
    position: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
  },
  sortable: ['position', 'name', 'updatedAt'],
  defaultSort: 'position',
  filters: ['brandId', 'isActive', 'updatedAt'],
  isOrdered: true,
  orderedWithin: 'brandId',
});

/** Who can be given requests: how many open ones at most, and when they are away. A record has its account's id. */
export const assignees = resource({
  ...inCrm,
  name: 'assignees',
  fields: {
    name: oneLine,
    brandId: referenceField({ to: 'lead-brands', isRequired: false }),
    capacity: { kind: 'whole', isRequired: false, least: 0, most: 10_000 },
    absentFrom: dayField({ isRequired: false }),
    absentTo: dayField({ isRequired: false }),
    /** Whether they hear by mail, too, of what waits for them. */
    wantsMail: { kind: 'switch', isRequired: true },
    /** Whether they get the report of each month by mail. */
    wantsReport: { kind: 'switch', isRequired: true },
  },
  written: ['capacity', 'absentFrom', 'absentTo', 'wantsMail', 'wantsReport'],
  sortable: ['name', 'updatedAt'],
  defaultSort: 'name',
  filters: ['brandId', 'updatedAt'],
  /** Requests that they have and that are not decided. */
  figures: ['openLeads'],
  deeds: ['list', 'get', 'change', 'history'],
});

/** The categories that rules can be about. */
export const leadCategories = resource({
  ...inCrm,
  name: 'lead-categories',
  fields: { name: oneLine },
  sortable: ['name'],
  defaultSort: 'name',
  filters: [],
  deeds: ['list', 'get'],
});
