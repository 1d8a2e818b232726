import { clockField, weekdaysField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const A_WEEK = 7 * 24 * 60;

/** Business hours of each brand, and the time allowed for its first answer. A record has the id of its brand. */
export const brandHours = resource({
  name: 'brand-hours',
  base: '/api/crm',
  operation: 'manage-leads',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 200, lines: 'one', isVerbatim: true },
    days: weekdaysField({ isRequired: true }),
    opens: clockField({ isRequired: true }),
    closes: clockField({ isRequired: true }),
    lunchFrom: clockField({ isRequired: false }),
    lunchTo: clockField({ isRequired: false }),
    answerMinutes: { kind: 'whole', isRequired: true, least: 1, most: A_WEEK },
  },
  written: ['days', 'opens', 'closes', 'lunchFrom', 'lunchTo', 'answerMinutes'],
  sortable: ['name', 'updatedAt'],
  defaultSort: 'name',
  filters: ['updatedAt'],
  calls: ['list', 'get', 'change', 'history', 'export'],
});
