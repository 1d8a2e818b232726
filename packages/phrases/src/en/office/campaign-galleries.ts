import type { CampaignGalleryWords } from '../../tr/office/campaign-galleries.ts';

export const campaignGalleries: CampaignGalleryWords = {
  title: 'Galleries',
  one: 'Gallery',
  count: (p) => `${p.count} ${p.count === '1' ? 'campaign' : 'campaigns'}`,
  search: 'Search campaign or brand',
  add: '',
  emptyTitle: 'No campaigns',
  emptyText: 'The gallery of a campaign is listed here once there is one.',
  fields: {
    title: { label: 'Campaign', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    lacks: { label: 'Lacks', hint: '', choices: { pictures: 'Pictures', texts: 'Descriptions' } },
    pictures: { label: 'Pictures', hint: '' },
    missingTexts: { label: 'Missing descriptions', hint: '' },
  },
};
