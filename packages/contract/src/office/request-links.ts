import { emailField, phoneField } from '@ayrac/domain/account/identity.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { referenceField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

const line = { kind: 'text', isRequired: true, limit: 200, lines: 'one' } as const;

/** What both specified links show of a request; the office switches them on and off, and writes nothing else. */
const link = {
  operation: 'manage-request-links',
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['campaignId', 'brandId', 'state', 'isActive', 'createdAt'],
  // Beyond so many nobody counts, and whoever searches types more.
  countsTo: 10_000,
  findsTo: 1_000,
  personal: ['email', 'phone'],
  written: ['isActive'],
  deeds: ['list', 'get', 'bulk', 'history', 'export', 'reveal'],
} as const;

const fields = {
  name: line,
  email: emailField,
  phone: phoneField,
  campaignId: referenceField({ to: 'campaign-forms', isRequired: true }),
  brandId: referenceField({ to: 'brands', isRequired: true }),
  state: { kind: 'choice', isRequired: true, choices: requestStates },
  isActive: { kind: 'switch', isRequired: true },
} as const;

/** The specified links of forms to campaigns. */
export const formCampaigns = resource({ name: 'form-campaigns', ...link, fields });

/** The specified links of customers to campaigns. */
export const customerCampaigns = resource({
  name: 'customer-campaigns',
  ...link,
  fields: { ...fields, username: { ...line, isRequired: false } },
});
