import { emailKey, toE164 } from '@ayrac/domain/account/identity.ts';
import type { ContactMessage } from '@ayrac/domain/mail/inbox.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordDisclosure } from '#server/features/consent/writes.ts';
import { once } from '#server/guards/idempotency.ts';
import { insertEntry } from './insert-entry.ts';
import { countEntry } from './limits.ts';

/** Validated message, and the original body. */
export interface WrittenMessage {
  readonly message: ContactMessage;
  readonly isSuspect: boolean;
  readonly body: unknown;
}

/** Saves a message within the limits, together with the record of the disclosure shown. */
export function sendMessage(context: CallContext, written: WrittenMessage): Promise<{ id: string }> {
  const { db, locale, now } = context;
  const { message, isSuspect, body } = written;
  return inTransaction(db, (tx) =>
    once(tx, context, 'send-contact-message', body, async () => {
      await countEntry(tx, context, message.email);
      const id = await insertEntry(tx, {
        kind: 'contact',
        topic: message.topic,
        name: message.name,
        email: message.email,
        emailKey: emailKey(message.email),
        phone: message.phone === null ? null : toE164(message.phone),
        body: message.message,
        locale,
        isSuspect,
        createdAt: now,
      });
      await recordDisclosure(tx, { inboxId: id }, message.noticeVersion, { locale, now, context: 'contact' });
      return { id };
    }),
  );
}
