import type { visit as turkish } from '../tr/visit.ts';

/** Phrases of page parts that scripts add after hydration, such as sharing and recently viewed campaigns. */
export const visit: typeof turkish = {
  share: {
    native: 'Share from your device',
    copy: 'Copy link',
    instagram: 'Instagram DM',
    copied: 'Link copied.',
    instagramOpened: 'Link copied. Choose a chat on Instagram and paste it.',
    notCopied: (p) => `The link could not be copied; here it is: ${p.address}`,
  },
  views: (p) => `${p.shown} ${p.count === 1 ? 'person' : 'people'} viewed this in the last 24 hours`,
  interested: (p) => `${p.shown} ${p.count === 1 ? 'person is' : 'people are'} interested`,
  recommended: 'Recommended for you',
  recommendedNote: 'Similar to campaigns you viewed; chosen on your device.',
  recent: 'Recently viewed',
  recentNote: 'Kept only in this tab, on your device.',
  clearRecent: 'Clear',
};
