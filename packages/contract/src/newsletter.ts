import { LONGEST_CODE } from '@ayrac/domain/mail/mail-delivery.ts';
import {
  confirmationFields,
  newsletterFields,
  newsletterFrequencies,
  preferenceFields,
} from '@ayrac/domain/mail/newsletter.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldSchemas, omittedSchemas, wholeSchemas } from './field-schema.ts';
import { id } from './values.ts';

// Sent in the body, because URLs are logged.
const code = z.string().max(LONGEST_CODE);

/** Ids of root categories. Empty means all topics. */
const topics = z.array(id).max(100);

/** Preferences of a reader. */
const preferences = {
  topics,
  wantsEnding: z.boolean(),
  frequency: z.enum(newsletterFrequencies),
  locale: z.enum(locales),
};

const notOpened = [
  /** The code is invalid, or its subscription no longer exists. */
  z.object({ kind: z.literal('broken') }),
  z.object({ kind: z.literal('expired') }),
] as const;

const opened = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    state: z.enum(['pending', 'confirmed', 'ended']),
    /** Masked, but recognisable to its owner. */
    email: z.string(),
    ...preferences,
  }),
  ...notOpened,
]);
export type OpenedSubscription = z.infer<typeof opened>;

/** Subscribes to the newsletter. The response is the same whether the address is known or not. */
export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/subscriptions',
  summary: 'Mails a link by which the newsletter is confirmed.',
  operation: 'subscribe',
  body: z.object({
    ...omittedSchemas(newsletterFields),
    /** Honeypot field. */
    website: z.string().max(500).optional(),
  }),
  reply: z.object({}),
  perMinute: 60,
});

/** Confirms a subscription with the code in its e-mail. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/confirmations',
  summary: 'Begins the subscription that a mailed code asks to confirm; used again, it stays one.',
  operation: 'subscribe',
  body: z.object({ code, ...fieldSchemas(confirmationFields) }),
  reply: z.discriminatedUnion('kind', [
    /** `code` opens the preferences. */
    z.object({ kind: z.literal('confirmed'), code: z.string() }),
    ...notOpened,
  ]),
  perMinute: 60,
});

/** Returns a reader's preferences. It changes nothing. */
export const getNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/preferences/open',
  summary: 'The subscription that the code of an issue opens.',
  operation: 'subscribe',
  body: z.object({ code }),
  reply: opened,
  perMinute: 60,
});

/** Saves a reader's preferences. */
export const saveNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/preferences',
  summary: 'Keeps topics, language and frequency of a confirmed subscription.',
  operation: 'subscribe',
  body: z.object({ code, topics, ...wholeSchemas(preferenceFields) }),
  reply: opened,
  perMinute: 60,
});

/** Ends a subscription from its page. */
export const unsubscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/unsubscriptions',
  summary: 'Ends the subscription that the code of an issue opens.',
  operation: 'subscribe',
  body: z.object({ code }),
  reply: opened,
  perMinute: 60,
});

/** Ends a subscription by the unsubscribe button of an e-mail program (RFC 8058). */
export const unsubscribeByOneClick = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/one-click',
  summary:
    'Ends the subscription of the signed code in its address, whatever the body says and whoever sends it.',
  operation: 'subscribe',
  query: z.object({ kod: code }),
  reply: z.object({}),
  isSigned: true,
  perMinute: 600,
});

/** Counts a click on a link in an edition, and redirects to its target. */
export const followEditionLink = endpoint({
  method: 'GET',
  path: '/api/public/newsletter/editions/:edition/clicks/:code',
  summary:
    'Counts that a link of a newsletter was followed, by nobody in particular, and leads to its campaign.',
  operation: 'read-catalogue',
  params: z.object({ edition: id, code }),
  query: z.object({ dil: z.enum(locales).default('tr') }),
  reply: z.string(),
  media: 'html',
  perMinute: 120,
});

/** Returns the preview of an edition's e-mail to anyone with its link. */
export const showEditionPreview = endpoint({
  method: 'GET',
  path: '/api/public/newsletter/previews/:code',
  summary:
    'The letter of an edition as it would leave now, in a language and as a light or a dark screen shows it.',
  operation: 'open-preview-link',
  params: z.object({ code }),
  query: z.object({ dil: z.enum(locales).default('tr'), tema: z.enum(['acik', 'koyu']).default('acik') }),
  reply: z.string(),
  media: 'html',
  perMinute: 240,
});
