import { campaigns } from './campaigns.ts';
import { imports } from './imports.ts';

/** Words of an exported table of campaigns. Its columns are named as an import names them. */
const columns = Object.fromEntries(
  Object.entries(imports.fields.campaigns).map(([name, label]) => [name, { label, hint: '' }]),
);

export const campaignContents = {
  ...campaigns,
  fields: {
    ...columns,
    ...campaigns.fields,
    facts: { label: 'Bilgi tablosu', hint: '' },
    factsEn: { label: 'İngilizce bilgi tablosu', hint: '' },
  },
};

export type CampaignContentWords = typeof campaignContents;
