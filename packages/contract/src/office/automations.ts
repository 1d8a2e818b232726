import { automationDeeds } from '@ayrac/domain/lead/automation.ts';
import { referenceField, referencesField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

const inCrm = { base: '/api/crm', operation: 'manage-leads' } as const;
const oneLine = { kind: 'text', isRequired: true, limit: 200, lines: 'one' } as const;

/** What is done about requests that nobody has answered in time. */
export const automations = resource({
  ...inCrm,
  name: 'automations',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    /** Of business; without it the whole time that the brand has for a first answer. */
    hours: { kind: 'whole', isRequired: false, least: 1, most: 200 },
    deed: { kind: 'choice', isRequired: true, choices: automationDeeds },
    /** Who may take it, in this order, or who is told. */
    people: referencesField({ to: 'lead-owners', isRequired: false }),
    isActive: { kind: 'switch', isRequired: true },
  },
  sortable: ['name', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  filters: ['brandId', 'deed', 'isActive', 'updatedAt'],
  figures: ['runs'],
});

/** What automations did, a row for each request that one saw to. */
export const automationRuns = resource({
  ...inCrm,
  name: 'automation-runs',
  fields: {
    /** Who asked. */
    name: oneLine,
    leadId: { kind: 'text', isRequired: true, limit: 36, lines: 'one' },
    automationId: referenceField({ to: 'automations', isRequired: true }),
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    deed: { kind: 'choice', isRequired: true, choices: automationDeeds },
    /** Who got it or was told, by username; empty where nobody was there. */
    people: { kind: 'text', isRequired: false, limit: 4_000, lines: 'one' },
    isDone: { kind: 'switch', isRequired: true },
  },
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['brandId', 'automationId', 'deed', 'isDone', 'createdAt'],
  deeds: ['list', 'get'],
});
