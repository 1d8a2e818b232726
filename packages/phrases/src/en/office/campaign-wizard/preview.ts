import type { WizardPreviewWords } from '../../../tr/office/campaign-wizard/preview.ts';

/** Phrases for previewing and sharing a draft. */
export const preview: WizardPreviewWords = {
  preview: {
    title: 'Preview',
    open: 'Preview',
    close: 'Close preview',
    frame: 'Campaign preview',
    what: 'View',
    page: 'Page',
    card: 'Card',
    share: 'Share',
    device: 'Screen',
    phone: 'Phone',
    desktop: 'Desktop',
    language: 'Language',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    shareAlt: 'Picture shown when the page is shared',
    noShare: 'The share picture is created once the campaign has a picture.',
  },
  link: {
    title: 'Preview link',
    text: 'Anyone with the link can see the draft without an account.',
    until: ({ date }) => `Valid until ${date}`,
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Could not copy. Select the link and copy it by hand.',
    address: 'Link',
    revoke: 'Revoke all links',
    revoked: ({ count }) => (count === '1' ? '1 link revoked' : `${count} links revoked`),
  },
};
