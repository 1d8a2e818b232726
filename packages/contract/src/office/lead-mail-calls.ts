import { leadMailFields, mailPurposes } from '@ayrac/domain/lead/lead-mail.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { omittedSchemas } from '../field-schema.ts';
import { id } from '../values.ts';

const operation = 'manage-leads';
const params = z.object({ id });
const letter = z.object({ subject: z.string(), text: z.string() });

/** Returns the data for writing an e-mail to a requester. */
export const getLeadMail = endpoint({
  method: 'GET',
  path: '/api/crm/leads/:id/mail',
  summary:
    'Returns the e-mail templates of a lead’s brand, filled in for the lead in both languages, and what may be sent.',
  operation,
  params,
  reply: z.object({
    /** Language of the request. */
    language: z.enum(locales),
    /** Whether the requester permits messages beyond the request itself. */
    isMarketingAllowed: z.boolean(),
    /** Whether replies to the e-mail are read. */
    isReplyRead: z.boolean(),
    templates: z.array(
      z.object({ id, name: z.string(), purpose: z.enum(mailPurposes), tr: letter, en: letter }),
    ),
  }),
});

/** Sends an e-mail to a requester. */
export const mailLead = endpoint({
  method: 'POST',
  path: '/api/crm/leads/:id/mails',
  summary:
    'Queues an e-mail to the requester. Messages beyond the request itself need a recorded permission.',
  operation,
  params,
  body: z.object({ templateId: id, locale: z.enum(locales), ...omittedSchemas(leadMailFields) }),
  reply: z.object({ change: id }),
});
