import type { wizard as turkish } from '../tr/wizard.ts';

const campaigns = ({ count }: { count: string }) => (count === '1' ? '1 campaign' : `${count} campaigns`);

/** The quote that begins in the top bar: from a category to a campaign, then the contact form. */
export const wizard: typeof turkish = {
  title: 'Get a quote',
  steps: {
    category: 'Category',
    'sub-category': 'Subcategory',
    campaign: 'Campaign',
    contact: 'Contact details',
  },
  questions: {
    category: 'What would you like a quote for?',
    'sub-category': 'What exactly are you interested in?',
    campaign: 'For which campaign?',
    contact: 'How can you be reached?',
  },
  progress: 'Steps',
  stepOf: (p) => `Step ${p.step} of ${p.steps}: ${p.name}`,
  change: 'Change',
  changeOf: (p) => `${p.chosen} Change: ${p.step}`,
  back: 'Back',
  next: 'Continue',
  missing: {
    category: 'Choose a category to continue',
    'sub-category': 'Choose a subcategory to continue',
    campaign: 'Choose a campaign to continue',
  },
  counters: {
    category: (p) => `${p.count} categories`,
    'sub-category': (p) => `${p.count} subcategories`,
    campaign: campaigns,
  },
  found: (p) => `${p.found} of ${p.count}`,
  filter: 'Search the list',
  noMatch: (p) => `The list holds no “${p.term}”.`,
  clear: 'Clear search',
  beside: (p) => `All subcategories: ${p.category}`,
  campaigns,
  noCampaigns: 'No campaigns',
  sentBefore: 'Quote requested',
  firstOf: (p) => `Showing the ${p.shown} of ${p.total} campaigns that end first.`,
  seeAll: 'See all on the category page',
  empty: 'There is no campaign in this category right now',
  emptyText: 'You can go on with one of these categories, which have campaigns.',
  campaignsNotLoaded: 'Failed to load campaigns',
  campaignNotLoaded: 'Failed to load the campaign',
  gone: 'This campaign no longer takes requests. You can choose another one.',
  otherCampaign: 'Choose another campaign',
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',
  loading: 'Loading...',
  details: 'Campaign details',
  picturesAndDetails: 'Pictures and details',
  wholeCampaign: 'Go to the campaign page',
  toasts: 'Notifications',
};
