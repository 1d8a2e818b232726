import { contactChannels } from '@ayrac/domain/quote/quote.ts';
import { dayField, referenceField, referencesField } from '@ayrac/domain/record/record-field.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { resource } from './resource.ts';

const inCrm = { base: '/api/crm', operation: 'manage-leads' } as const;
const oneLine = { kind: 'text', isRequired: true, limit: 200, lines: 'one' } as const;

/** Assignment rules for new requests by brand. The first matching rule with an available person decides. */
export const assignmentRules = resource({
  ...inCrm,
  name: 'assignment-rules',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    city: { kind: 'text', isRequired: false, limit: 80, lines: 'one', isVerbatim: true },
    categoryId: referenceField({ to: 'lead-categories', isRequired: false }),
    channel: { kind: 'choice', isRequired: false, choices: contactChannels },
    language: { kind: 'choice', isRequired: false, choices: locales },
    /** Ids in the order of their turns. */
    people: referencesField({ to: 'lead-owners', within: 'brandId', isRequired: true }),
    isActive: { kind: 'switch', isRequired: true },
    position: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
  },
  sortable: ['position', 'name', 'updatedAt'],
  defaultSort: 'position',
  filters: ['brandId', 'isActive', 'updatedAt'],
  isOrdered: true,
  orderedWithin: 'brandId',
});

/** People to whom requests can be assigned, with their capacity and absence. A record has the id of its account. */
export const assignees = resource({
  ...inCrm,
  name: 'assignees',
  fields: {
    name: { ...oneLine, isVerbatim: true },
    brandId: referenceField({ to: 'lead-brands', isRequired: false }),
    capacity: { kind: 'whole', isRequired: false, least: 0, most: 10_000 },
    absentFrom: dayField({ isRequired: false }),
    absentTo: dayField({ isRequired: false }),
    /** Whether the person is notified of open requests by e-mail as well. */
    wantsMail: { kind: 'switch', isRequired: true },
    /** Whether the person receives the monthly report by e-mail. */
    wantsReport: { kind: 'switch', isRequired: true },
  },
  written: ['capacity', 'absentFrom', 'absentTo', 'wantsMail', 'wantsReport'],
  sortable: ['name', 'updatedAt'],
  defaultSort: 'name',
  filters: ['brandId', 'updatedAt'],
  /** Open requests assigned to the person. */
  figures: ['openLeads'],
  calls: ['list', 'get', 'change', 'history', 'export'],
});

/** Categories that rules can refer to. */
export const leadCategories = resource({
  ...inCrm,
  name: 'lead-categories',
  fields: { name: oneLine },
  sortable: ['name'],
  defaultSort: 'name',
  filters: [],
  calls: ['list', 'get'],
});
