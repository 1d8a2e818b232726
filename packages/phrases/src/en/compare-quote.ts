import type { compareQuote as turkish } from '../tr/compare-quote.ts';

/** Phrases of the form that requests a quote from all compared campaigns. */
export const compareQuote: typeof turkish = {
  title: 'Get quotes for these campaigns',
  lede: 'Fill in the form once; we send a separate request for each campaign.',
  back: 'Back to the comparison',
  campaigns: 'Campaigns in this request',
  notices: 'Privacy notices',
  noticesHint: 'Your details go only to these brands and any authorised dealers.',
  brandBefore: (p) => `${p.brand}: `,
  notRead: 'To continue, confirm that you have read each brand’s notice',
  states: {
    waiting: 'Not sent yet',
    sending: 'Sending…',
    sent: 'Request received',
    held: 'You already have a request for this campaign',
  },
  partly: (p) =>
    `Received: ${p.sent}, not sent: ${p.left}. What you typed is still here; you can send the rest again.`,
  noneSent: 'Your requests could not be sent. What you typed is still here; you can try again.',
  sendAll: (p) => (p.count === 1 ? 'Send my request' : `Send ${p.count} requests`),
  sendRest: (p) => (p.count === 1 ? 'Send the remaining request' : `Send the remaining ${p.count} requests`),
};
