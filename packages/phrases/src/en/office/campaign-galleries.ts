import type { CampaignGalleryWords } from '../../tr/office/campaign-galleries.ts';

export const campaignGalleries: CampaignGalleryWords = {
  title: 'Galleries',
  one: 'Gallery',
  count: (p) => `${p.count} ${p.count === '1' ? 'campaign' : 'campaigns'}`,
  search: 'Search campaign or brand',
  add: '',
  emptyTitle: 'No campaigns',
  emptyText: 'Campaign galleries appear here once there are campaigns.',
  fields: {
    title: { label: 'Campaign', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    lacks: { label: 'Missing', hint: '', choices: { pictures: 'Pictures', texts: 'Descriptions' } },
    pictures: { label: 'Pictures', hint: '' },
    missingTexts: { label: 'Missing descriptions', hint: '' },
  },
};
