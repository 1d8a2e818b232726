import type { ScreenPhrases } from '../tr/screens.ts';

export const preview: ScreenPhrases['preview'] = {
  title: 'Draft preview',
  draft: 'Draft',
  until: (p) => `This link is valid until ${p.date}`,
  views: 'View',
  page: 'Page',
  boxes: 'Checkbox texts',
  card: 'Card',
  broken: 'This preview can no longer be opened',
  brokenText: 'The link may have expired or been revoked, or the campaign may have been published.',
};
