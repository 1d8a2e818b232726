import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './values.ts';

/** Read loosely here and judged by the domain's rules, so that every problem comes back with its field. */
const typed = z.string().max(500).optional();
/** Room for the longest text with its line breaks as two signs; the rules say what is too long. */
const written = z.string().max(20_000).optional();

/** What tells programs from people. */
const filling = {
  /** A field that people never see. */
  website: z.string().max(500).optional(),
  /** Milliseconds from the form's first sight to its sending. */
  tookMs: z.number().optional(),
};

/** A message of the contact page. */
export const contactMessage = z.object({
  name: typed,
  email: typed,
  phone: typed,
  topic: typed,
  message: written,
  kvkkConsent: z.boolean().optional(),
  noticeVersion: typed,
  ...filling,
});

/** What a visitor says is wrong with a campaign. */
export const report = z.object({
  campaignId: id,
  reason: typed,
  text: written,
  email: typed,
  ...filling,
});

/** Sends a message of the contact page. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/public/contact-messages',
  summary: 'Puts a message into the inbox.',
  operation: 'send-to-inbox',
  body: contactMessage,
  reply: z.object({ id }),
  perMinute: 60,
});

/** Reports that a campaign is over or wrong. */
export const sendReport = endpoint({
  method: 'POST',
  path: '/api/public/reports',
  summary: 'Puts a report on a campaign into the inbox; one a day of a visitor is counted.',
  operation: 'send-to-inbox',
  body: report,
  reply: z.object({ id }),
  perMinute: 60,
});
