import { toE164 } from '@ayrac/domain/identity.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { once } from '#server/guards/idempotency.ts';
import { countQuote } from '../limits.ts';
import { type FilledForm, saveForm } from './save-form.ts';

/** Takes a form that asks for no campaign yet; it counts towards the same limits as a request. */
export async function createForm(
  context: CallContext,
  filled: FilledForm,
  body: unknown,
): Promise<{ readonly formId: string }> {
  const { email, phoneNumber } = filled.contact;
  const fingerprint = await fingerprintOf(context.db);
  return inTransaction(context.db, (tx) =>
    once(tx, context, 'create-form', body, async () => {
      await countQuote(tx, context, { email, phone: toE164(phoneNumber) }, fingerprint);
      return { formId: await saveForm(tx, context, filled, null) };
    }),
  );
}
