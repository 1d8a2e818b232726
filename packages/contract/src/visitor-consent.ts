import { CONSENT_VERSION, consentTypes } from '@ayrac/domain/consent/visitor-consent.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './values.ts';

/** The specified record of what a visitor allowed. */
export const visitorConsent = z.object({
  hasConsented: z.literal(true),
  consentDate: instant,
  preferences: z.object({
    necessary: z.literal(true),
    analytics: z.boolean(),
    marketing: z.boolean(),
    preferences: z.boolean(),
  }),
  version: z.literal(CONSENT_VERSION),
  uniqueId: id,
  lastUpdated: instant,
  consentType: z.enum(consentTypes),
});

/** Writes a visitor's choice down, for proof; nobody waits for it. */
export const recordVisitorConsent = endpoint({
  method: 'POST',
  path: '/api/public/consents',
  summary:
    'Keeps a choice of cookies under its random id, without address or account; sent again, it stays one.',
  operation: 'record-consent',
  body: visitorConsent,
  reply: z.object({}),
  perMinute: 120,
});
