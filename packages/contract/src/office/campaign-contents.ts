import { detailFields } from '@ayrac/domain/campaign-draft/detail-cell.ts';
import { campaigns } from './campaigns.ts';
import { resource } from './resource.ts';

const facts = { kind: 'text', isRequired: false, limit: 20_000, lines: 'many' } as const;

/** Campaigns with their texts, facts and vehicle attributes, for file exports of their table. */
export const campaignContents = resource({
  ...campaigns,
  name: 'campaign-contents',
  fields: {
    ...campaigns.fields,
    ...detailFields,
    // A draft may lack what a published campaign must have.
    title: campaigns.fields.title,
    discount: campaigns.fields.discount,
    description: { ...detailFields.description, isRequired: false },
    facts,
    factsEn: facts,
  },
  calls: ['list', 'export'],
});
