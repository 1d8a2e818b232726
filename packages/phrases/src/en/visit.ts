import type { visit as turkish } from '../tr/visit.ts';

/** What script adds to a page once somebody visits it. */
export const visit: typeof turkish = {
  share: {
    native: 'Sharing menu of the device',
    copy: 'Copy the link',
    instagram: 'Instagram DM',
    copied: 'The link has been copied.',
    instagramOpened: 'The link has been copied. Choose a chat on Instagram and paste it.',
    notCopied: (p) => `The link could not be copied; here it is: ${p.address}`,
  },
  views: (p) => `${p.shown} ${p.count === 1 ? 'person' : 'people'} looked in the last 24 hours`,
  interested: (p) => `${p.shown} ${p.count === 1 ? 'person is' : 'people are'} interested`,
  recommended: 'Recommended for you',
  recommendedNote: 'Like the campaigns that you looked at; chosen on your device.',
  recent: 'You looked at',
  recentNote: 'Kept in this tab and on your device alone.',
  clearRecent: 'Clear',
};
