import { CONSENT_VERSION, consentTypes } from '@ayrac/domain/consent/visitor-consent.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './values.ts';

/** Consent of a visitor, as specified. */
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

/** Stores a visitor's consent as proof. The browser does not wait for the response. */
export const recordVisitorConsent = endpoint({
  method: 'POST',
  path: '/api/public/consents',
  summary:
    'Stores a cookie choice under its random id, without IP address or account. A repeated request creates no second record.',
  operation: 'record-consent',
  body: visitorConsent,
  reply: z.object({}),
  perMinute: 120,
});
