import type { ScreenPhrases } from '../tr/screens.ts';

export const preview: ScreenPhrases['preview'] = {
  title: 'Preview of a draft',
  draft: 'Draft',
  until: (p) => `This link holds until: ${p.date}`,
  views: 'View',
  page: 'Page',
  boxes: 'The texts beside the boxes',
  card: 'Card',
  broken: 'This preview can no longer be opened',
  brokenText: 'The link may have expired or been revoked, or the campaign may have been published.',
};
