import { shownStates } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Links between brands and campaigns, as specified. Each campaign has one, with the campaign's id. */
export const brandCampaigns = resource({
  name: 'brand-campaigns',
  operation: 'manage-campaigns',
  fields: {
    title: { kind: 'text', isRequired: true, limit: 300, lines: 'one' },
    brandId: referenceField({ to: 'brands', isRequired: true }),
    state: { kind: 'choice', isRequired: true, choices: shownStates },
    slug: { kind: 'text', isRequired: true, limit: 300, lines: 'one', isVerbatim: true },
    isActive: { kind: 'switch', isRequired: true },
  },
  sortable: ['title', 'createdAt'],
  defaultSort: 'title',
  filters: ['brandId', 'state', 'isActive'],
  findsTo: 10_000,
  calls: ['list', 'get', 'export'],
});
