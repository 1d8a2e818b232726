import { intakeStates } from '@ayrac/domain/campaign/intake.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const MOST_REQUESTS = 1_000_000;

/** Settings of each campaign's quote requests. A record has the id of its campaign. */
export const campaignForms = resource({
  name: 'campaign-forms',
  operation: 'manage-campaign-forms',
  fields: {
    title: { kind: 'text', isRequired: true, limit: 200, lines: 'one' },
    brandId: referenceField({ to: 'brands', isRequired: true }),
    /** State that visitors see. It is derived from the other fields. */
    intake: { kind: 'choice', isRequired: true, choices: intakeStates },
    isOpen: { kind: 'switch', isRequired: true },
    requestLimit: { kind: 'whole', isRequired: false, least: 1, most: MOST_REQUESTS },
    asksGender: { kind: 'switch', isRequired: true },
    asksBirthday: { kind: 'switch', isRequired: true },
    asksPreference: { kind: 'switch', isRequired: true },
  },
  written: ['isOpen', 'requestLimit', 'asksGender', 'asksBirthday', 'asksPreference'],
  sortable: ['title', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: ['brandId', 'intake'],
  /** Active requests, which count towards the limit, and all requests by state. */
  figures: ['taken', ...requestStates],
  findsTo: 10_000,
  calls: ['list', 'get', 'change', 'bulk', 'history', 'export'],
});
