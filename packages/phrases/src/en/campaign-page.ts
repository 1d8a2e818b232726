import type { campaignPage as turkish } from '../tr/campaign-page.ts';

/** Phrases of a campaign's page. */
export const campaignPage: typeof turkish = {
  bar: (p) => `Free · Seen only by ${p.brand} and any authorised dealers`,
  place: 'You are here',
  summary: (p) => `${p.title}. See the terms of this ${p.brand} campaign and request a quote free of charge.`,
  gallery: 'Campaign pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  picture: (p) => `Picture ${p.number}`,
  pictureOf: (p) => `${p.number} / ${p.count}`,
  viewer: {
    open: 'Show the picture in full screen',
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  share: {
    action: 'Share',
    whatsapp: 'WhatsApp',
    email: 'Email',
    twitterMessage: 'Message on X',
    tweet: 'Post on X',
    text: (p) => `${p.title} (${p.brand})`,
  },
  addToCalendar: 'Add to calendar',
  compareBanks: 'Work out this loan at every bank',
  related: 'Similar campaigns',
  liveAlternatives: 'Similar current campaigns',
  allOfCategory: 'All campaigns in this category',
  allOfBrand: 'All campaigns by this brand',
  closed: {
    title: 'This campaign is not accepting new requests right now',
    text: 'Follow the campaign to keep it in your list.',
  },
  ended: {
    title: 'This campaign has ended',
    text: 'It no longer accepts requests, but its details are still here.',
  },
};
