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
  summary: 'Mails a link that confirms a newsletter subscription.',
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
  summary: 'Starts the subscription that a mailed code confirms. Has no effect if the code was already used.',
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
  summary: 'Returns the subscription of the code in a newsletter.',
  operation: 'subscribe',
  body: z.object({ code }),
  reply: opened,
  perMinute: 60,
});

/** Saves a reader's preferences. */
export const saveNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/preferences',
  summary: 'Saves the topics, language and frequency of a confirmed subscription.',
  operation: 'subscribe',
  body: z.object({ code, topics, ...wholeSchemas(preferenceFields) }),
  reply: opened,
  perMinute: 60,
});

/** Ends a subscription from its page. */
export const unsubscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/unsubscriptions',
  summary: 'Ends the subscription of the code in a newsletter.',
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
    'Ends the subscription of the signed code in the URL. The body and the origin of the request are ignored.',
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
  summary: 'Counts a click on a newsletter link anonymously and redirects to the campaign.',
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
    "Returns an edition's e-mail in its current state, in one language and with a light or dark theme.",
  operation: 'open-preview-link',
  params: z.object({ code }),
  query: z.object({ dil: z.enum(locales).default('tr'), tema: z.enum(['acik', 'koyu']).default('acik') }),
  reply: z.string(),
  media: 'html',
  perMinute: 240,
});
