import type { WizardPreviewWords } from '../../../tr/office/campaign-wizard/preview.ts';

/** Phrases for previewing and sharing a draft. */
export const preview: WizardPreviewWords = {
  preview: {
    title: 'Preview',
    open: 'Preview',
    close: 'Close the preview',
    frame: 'Preview of the campaign',
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
    shareAlt: 'The picture that is shown when the page is shared',
    noShare: 'The share picture is made once the campaign has a picture.',
  },
  link: {
    title: 'Preview link',
    text: 'Whoever has the link sees the draft without an account.',
    until: ({ date }) => `Holds until ${date}`,
    copy: 'Copy the link',
    copied: 'Copied the link',
    copyFailed: 'Could not copy. Select the link and copy it by hand.',
    address: 'Link',
    revoke: 'Revoke all links',
    revoked: ({ count }) => (count === '1' ? 'Revoked 1 link' : `Revoked ${count} links`),
  },
};
