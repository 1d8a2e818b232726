import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

/** What a form shows or asks, in its order. */
export const formConsentPurposes = [
  'disclosure',
  'explicit-consent',
  'marketing-email',
  'marketing-sms',
  'marketing-call',
] as const;

/** What a person was shown or asked anywhere. */
export const consentPurposes = [...formConsentPurposes, 'newsletter'] as const;

/** What a form's person was shown and what they ticked, text by text. */
export const listFormConsents = endpoint({
  method: 'GET',
  path: '/api/admin/forms/:id/consents',
  summary: 'What whoever sent a form was shown and allowed: which text in which version, and when.',
  operation: 'read-forms',
  params: z.object({ id }),
  reply: z.array(
    z.object({
      id,
      purpose: z.enum(formConsentPurposes),
      isGiven: z.boolean(),
      textVersion: z.string(),
      /** The version that the browser says it showed, where that is another than ours. */
      claimedVersion: z.string().nullable(),
      language: z.enum(['tr', 'en']),
      at: instant,
    }),
  ),
});
