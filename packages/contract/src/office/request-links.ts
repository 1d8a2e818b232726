import { emailField, phoneField } from '@ayrac/domain/account/identity.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const line = { kind: 'text', isRequired: true, limit: 200, lines: 'one', isVerbatim: true } as const;

/** Properties shared by both kinds of specified links. The back office can only activate and deactivate them. */
const link = {
  operation: 'manage-request-links',
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['campaignId', 'brandId', 'state', 'isActive', 'createdAt'],
  // Limits of exact counts. Searches with more matches are too broad to be useful.
  countsTo: 10_000,
  findsTo: 1_000,
  personal: ['email', 'phone'],
  written: ['isActive'],
  calls: ['list', 'get', 'bulk', 'history', 'export', 'reveal'],
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

/** Links between forms and campaigns, as specified. */
export const formCampaigns = resource({ name: 'form-campaigns', ...link, fields });

/** Links between customers and campaigns, as specified. */
export const customerCampaigns = resource({
  name: 'customer-campaigns',
  ...link,
  fields: { ...fields, username: { ...line, isRequired: false } },
});
