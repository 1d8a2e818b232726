import { contactMessageFields, reportFields } from '@ayrac/domain/mail/inbox.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { omittedSchemas } from './field-schema.ts';
import { id } from './values.ts';

/** Data for detecting automated submissions. */
const filling = {
  /** Honeypot field. */
  website: z.string().max(500).optional(),
  /** Milliseconds from displaying the form to sending it. */
  tookMs: z.number().optional(),
};

/** Message from the contact page. */
const contactMessage = z.object({
  ...omittedSchemas(contactMessageFields),
  ...filling,
});

/** Report of a problem with a campaign. */
export const report = z.object({
  campaignId: id,
  ...omittedSchemas(reportFields),
  ...filling,
});

/** Sends a message from the contact page. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/public/contact-messages',
  summary: 'Sends a message to the inbox.',
  operation: 'send-to-inbox',
  body: contactMessage,
  reply: z.object({ id }),
  perMinute: 60,
});

/** Reports that a campaign is over or incorrect. */
export const sendReport = endpoint({
  method: 'POST',
  path: '/api/public/reports',
  summary: 'Reports a campaign to the inbox. One report per visitor and day is counted.',
  operation: 'send-to-inbox',
  body: report,
  reply: z.object({ id }),
  perMinute: 60,
});
