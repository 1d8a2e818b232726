import { formConsentPurposes } from '@ayrac/contract/office/form-consents.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '#server/api/handler.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { quoteForm } from '../table.ts';

export const formConsentHandlers: Handlers<'listFormConsents'> = {
  async listFormConsents({ db }, { params: { id } }) {
    if ((await db.$count(quoteForm, eq(quoteForm.id, id))) === 0) throw new RefusalError('not-found');
    const rows = await db
      .select()
      .from(consentRecord)
      .where(eq(consentRecord.formId, id))
      .orderBy(asc(consentRecord.recordedAt), asc(consentRecord.id));
    return formConsentPurposes.flatMap((purpose) =>
      rows
        .filter((row) => row.purpose === purpose)
        .map((row) => ({
          id: row.id,
          purpose,
          isGiven: row.isGiven,
          textVersion: row.textVersion,
          claimedVersion: row.claimedVersion,
          language: row.locale,
          at: row.recordedAt.toISOString(),
        })),
    );
  },
};
