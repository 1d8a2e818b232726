import { randomUUID } from 'node:crypto';
import { toE164 } from '@ayrac/domain/account/identity.ts';
import type { QuoteContact } from '@ayrac/domain/quote/quote.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { once } from '#server/guards/idempotency.ts';
import { assessRequest, type Sent } from '../assess-request.ts';
import { saveForm } from './save-form.ts';

/** Validated form, how it was sent, and the original body. */
interface FormSubmission {
  readonly contact: QuoteContact;
  readonly sent: Sent;
  readonly body: unknown;
}

/** Saves a form without a campaign. It counts towards the same limits as a request. */
export async function createForm(
  context: CallContext,
  { contact, sent, body }: FormSubmission,
): Promise<{ readonly formId: string }> {
  const { email, phoneNumber } = contact;
  return inTransaction(context.db, (tx) =>
    once(tx, context, 'create-form', body, async () => {
      const asker = { email, phone: toE164(phoneNumber) };
      const suspicions = await assessRequest(tx, context, sent, asker);
      const id = randomUUID();
      await saveForm(tx, context, { id, contact, suspicions }, null);
      return { formId: id };
    }),
  );
}
