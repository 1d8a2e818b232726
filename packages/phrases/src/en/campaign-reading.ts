import type { campaignReading as turkish } from '../tr/campaign-reading.ts';

/** Phrases of a campaign page's content below picture and offer. */
export const campaignReading: typeof turkish = {
  tabs: 'About the campaign',
  description: 'Description',
  noDescription: 'The brand has not provided a description for this campaign.',
  details: 'Details',
  noDetails: 'No further details are available for this campaign.',
  conditions: 'Conditions',
  specifications: 'Highlights',
  figuresCaption: 'The campaign in figures',
  vehicleCaption: 'The vehicle',
  source: 'Source:',
  newTab: 'opens in a new tab',
  checkedOn: (p) => `Last checked: ${p.date}`,
  nextCheck: (p) => `Next check: ${p.date}`,
  evidence: {
    title: 'Source of this information',
    fields: {
      title: 'Title',
      discount: 'Benefit',
      endAt: 'Last day',
      conditions: 'Conditions',
      specifications: 'Features',
    },
  },
  report: 'Is something wrong here? Tell us',
  reportEnded: 'Is something wrong here? Tell us',
  removed: {
    title: 'This campaign has been removed',
    text: 'The brand may have withdrawn it. Take a look at current campaigns.',
    allCategories: 'All categories',
  },
};
