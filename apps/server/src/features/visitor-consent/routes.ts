import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { visitorConsent } from './table.ts';

export const visitorConsentHandlers: Handlers<'recordVisitorConsent'> = {
  async recordVisitorConsent({ db, services, locale, now }, { body }) {
    const { uniqueId, version, consentType, lastUpdated, preferences } = body;
    const mode = services.env.consentMode;
    // In strict mode our pages never send implicit consent.
    if (mode === 'strict' && consentType === 'implicit') {
      throw new RefusalError('validation-failed', { consentType: 'not-a-choice' });
    }
    await db
      .insert(visitorConsent)
      .values({
        uniqueId,
        analytics: preferences.analytics,
        marketing: preferences.marketing,
        preferences: preferences.preferences,
        version,
        consentType,
        mode,
        locale,
        decidedAt: new Date(lastUpdated),
        recordedAt: now,
      })
      .onConflictDoNothing({ target: [visitorConsent.uniqueId, visitorConsent.decidedAt] });
    return {};
  },
};
