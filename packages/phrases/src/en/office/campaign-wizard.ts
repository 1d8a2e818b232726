import type { CampaignWizardWords } from '../../tr/office/campaign-wizard.ts';
import { check } from './campaign-wizard/check.ts';
import { content } from './campaign-wizard/content.ts';
import { drafts } from './campaign-wizard/drafts.ts';
import { preview } from './campaign-wizard/preview.ts';
import { publish } from './campaign-wizard/publish.ts';

/** Phrases of the campaign editor. */
export const campaignWizard: CampaignWizardWords = {
  title: 'Campaign wizard',
  newTitle: 'New campaign',
  untitled: 'Untitled campaign',
  failed: 'The campaign could not be opened',
  missing: 'Campaign not found',
  missingText: 'The link may be incomplete.',
  allDrafts: 'Drafts',
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    live: 'Live',
    withdrawn: 'Withdrawn',
    archived: 'Archived',
  },
  ended: 'Ended',
  steps: {
    label: 'Steps',
    whose: 'Brand and category',
    offer: 'Offer',
    content: 'Content',
    pictures: 'Pictures',
    check: 'Check and publish',
    place: ({ place, total }) => `Step ${place} of ${total}`,
    back: 'Back',
    next: 'Continue',
    lacking: 'incomplete',
  },
  english: ({ label }) => `${label} (English)`,
  ...drafts,
  ...content,
  ...preview,
  ...check,
  ...publish,
};
