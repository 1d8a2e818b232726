import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { delivery, mailbox } from '../table.ts';

const MOST_SHOWN = 50;

/** Locks a mailbox that is not in the bin until the transaction ends; undefined when there is none. */
export async function holdMailbox(tx: Executor, id: string) {
  const [row] = await tx
    .select()
    .from(mailbox)
    .where(and(eq(mailbox.id, id), isNull(mailbox.binnedAt)))
    .for('update');
  return row;
}

/** Lists the newest deliveries to a mailbox. */
export function listNewestOf(db: Executor, mailboxId: string) {
  return db
    .select()
    .from(delivery)
    .where(eq(delivery.mailboxId, mailboxId))
    .orderBy(desc(delivery.createdAt), desc(delivery.id))
    .limit(MOST_SHOWN);
}
