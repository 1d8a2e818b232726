import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

/** Notice and consents on a quote form, in order. */
export const formConsentPurposes = [
  'disclosure',
  'explicit-consent',
  'marketing-email',
  'marketing-sms',
  'marketing-call',
] as const;

/** Everything that a person can be shown or asked. */
export const consentPurposes = [...formConsentPurposes, 'newsletter'] as const;

/** Lists the texts that the sender of a form was shown, with the answers. */
export const listFormConsents = endpoint({
  method: 'GET',
  path: '/api/admin/forms/:id/consents',
  summary: 'Lists the texts and versions that the sender of a form was shown, with the answers and times.',
  operation: 'read-forms',
  params: z.object({ id }),
  reply: z.array(
    z.object({
      id,
      purpose: z.enum(formConsentPurposes),
      isGiven: z.boolean(),
      textVersion: z.string(),
      /** Version that the browser says it displayed, if it is not one of ours. */
      claimedVersion: z.string().nullable(),
      language: z.enum(['tr', 'en']),
      at: instant,
    }),
  ),
});
