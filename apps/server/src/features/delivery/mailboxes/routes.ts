import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { countWithin, perDay } from '#server/guards/rate-limit.ts';
import { presentDeliveries } from '../present.ts';
import { listAttempts } from '../queries.ts';
import { insertTest } from '../writes.ts';
import { confirmMailbox } from './confirm-mailbox.ts';
import { putConfirmMail } from './outbox.ts';
import { holdMailbox, listNewestOf } from './queries.ts';

const LINKS_A_DAY = 5;

export const mailboxOfficeHandlers: Handlers<'askMailbox' | 'testMailbox' | 'listMailboxDeliveries'> = {
  async askMailbox(context, { params: { id } }) {
    await inTransaction(context.db, async (tx) => {
      const { confirmedAt, email } = await holdAccessible(tx, context, id);
      if (confirmedAt !== null) throw new RefusalError('action-not-possible');
      // Limited per address, so that nobody can flood the mailbox of a stranger.
      await countWithin(tx, context, [perDay('mailbox-link', email, LINKS_A_DAY)]);
      await putConfirmMail(tx, context, id);
    });
    return { change: null };
  },

  async testMailbox(context, { params: { id } }) {
    await inTransaction(context.db, async (tx) => {
      const { confirmedAt } = await holdAccessible(tx, context, id);
      if (confirmedAt === null) throw new RefusalError('action-not-possible');
      await insertTest(tx, { mailboxId: id }, context.now);
      await writeAudit(tx, context, { action: 'mailbox-tested', targetKind: 'mailboxes', targetId: id });
    });
    return { change: null };
  },

  async listMailboxDeliveries(context, { params: { id } }) {
    const { db, now } = context;
    await holdAccessible(db, context, id);
    const deliveries = await listNewestOf(db, id);
    const ids = deliveries.map((each) => each.id);
    return presentDeliveries(deliveries, ids.length === 0 ? [] : await listAttempts(db, ids), now);
  },
};

export const mailboxHandlers: Handlers<'confirmMailbox'> = {
  confirmMailbox: (context, { body }) => confirmMailbox(context, body.code),
};

async function holdAccessible(tx: Executor, { caller }: CallContext, id: string) {
  const held = await holdMailbox(tx, id);
  if (held === undefined || !maySee(caller, 'manage-delivery', null, held.brandId))
    throw new RefusalError('not-found');
  return held;
}
