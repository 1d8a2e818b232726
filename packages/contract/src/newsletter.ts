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

// Carried in the body: addresses of calls are logged.
const code = z.string().max(LONGEST_CODE);

/** Ids of root categories; none means all of them. */
const topics = z.array(id).max(100);

/** What a reader chose. */
const preferences = {
  topics,
  wantsEnding: z.boolean(),
  frequency: z.enum(newsletterFrequencies),
  locale: z.enum(locales),
};

const notOpened = [
  /** Not ours, or of a subscription that is there no more. */
  z.object({ kind: z.literal('broken') }),
  z.object({ kind: z.literal('expired') }),
] as const;

const opened = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    state: z.enum(['pending', 'confirmed', 'ended']),
    /** Masked: enough to know it again. */
    email: z.string(),
    ...preferences,
  }),
  ...notOpened,
]);
export type OpenedSubscription = z.infer<typeof opened>;

/** Asks for the newsletter; the answer is the same whether the address is known or not. */
export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/subscriptions',
  summary: 'Mails a link by which the newsletter is confirmed.',
  operation: 'subscribe',
  body: z.object({
    ...omittedSchemas(newsletterFields),
    /** A field that people never see. */
    website: z.string().max(500).optional(),
  }),
  reply: z.object({}),
  perMinute: 60,
});

/** Confirms a subscription by the code of its mail. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/confirmations',
  summary: 'Begins the subscription that a mailed code asks to confirm; used again, it stays one.',
  operation: 'subscribe',
  body: z.object({ code, ...fieldSchemas(confirmationFields) }),
  reply: z.discriminatedUnion('kind', [
    /** With the code of the preferences. */
    z.object({ kind: z.literal('confirmed'), code: z.string() }),
    ...notOpened,
  ]),
  perMinute: 60,
});

/** Shows what a reader chose; it changes nothing. */
export const getNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/preferences/open',
  summary: 'The subscription that the code of an issue opens.',
  operation: 'subscribe',
  body: z.object({ code }),
  reply: opened,
  perMinute: 60,
});

/** Keeps what a reader chooses. */
export const saveNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/preferences',
  summary: 'Keeps topics, language and frequency of a confirmed subscription.',
  operation: 'subscribe',
  body: z.object({ code, topics, ...wholeSchemas(preferenceFields) }),
  reply: opened,
  perMinute: 60,
});

/** Ends a subscription by the button of its page. */
export const unsubscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter/unsubscriptions',
  summary: 'Ends the subscription that the code of an issue opens.',
  operation: 'subscribe',
  body: z.object({ code }),
  reply: opened,
  perMinute: 60,
});

/** Ends a subscription by the button of a mail program (RFC 8058). */
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

/** Follows a link of an edition: it counts, and leads on. */
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

/** The letter of an edition for whoever holds the link of its preview. */
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
