import type { CampaignContentWords } from '../../tr/office/campaign-contents.ts';
import { campaigns } from './campaigns.ts';
import { imports } from './imports.ts';

const columns = Object.fromEntries(
  Object.entries(imports.fields.campaigns).map(([name, label]) => [name, { label, hint: '' }]),
);

export const campaignContents: CampaignContentWords = {
  ...campaigns,
  fields: {
    ...columns,
    ...campaigns.fields,
    facts: { label: 'Facts', hint: '' },
    factsEn: { label: 'English facts', hint: '' },
  },
};
