import { automationActions } from '@ayrac/domain/lead/automation.ts';
import { referenceField, referencesField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const inCrm = { base: '/api/crm', operation: 'manage-leads' } as const;
const oneLine = { kind: 'text', isRequired: true, limit: 200, lines: 'one' } as const;

/** Automations for requests that have not been answered in time. */
export const automations = resource({
  ...inCrm,
  name: 'automations',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    nameEn: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    /** Wait in business hours. Null is the whole time allowed for a first answer. */
    hours: { kind: 'whole', isRequired: false, least: 1, most: 200 },
    action: { kind: 'choice', isRequired: true, choices: automationActions },
    /** People who may take over the request, in this order, or who are notified of it. */
    people: referencesField({ to: 'lead-owners', within: 'brandId', isRequired: false }),
    isActive: { kind: 'switch', isRequired: true },
  },
  englishName: 'nameEn',
  sortable: ['name', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  filters: ['brandId', 'action', 'isActive', 'updatedAt'],
  figures: ['runs'],
});

/** Log of automations, with a row for each request on which one acted. */
export const automationRuns = resource({
  ...inCrm,
  name: 'automation-runs',
  fields: {
    /** Name of the requester. */
    name: { ...oneLine, isVerbatim: true },
    leadId: { ...oneLine, limit: 36, isVerbatim: true },
    automationId: referenceField({ to: 'automations', isRequired: true }),
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    action: { kind: 'choice', isRequired: true, choices: automationActions },
    /** Usernames of those who received or were notified of the request. Empty when nobody was available. */
    people: { ...oneLine, isRequired: false, limit: 4_000, isVerbatim: true },
    isDone: { kind: 'switch', isRequired: true },
  },
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['brandId', 'automationId', 'action', 'isDone', 'createdAt'],
  // Every exported file contains names of people.
  isExportedWithReason: true,
  calls: ['list', 'get', 'export'],
});
