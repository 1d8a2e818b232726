import type {
  InboxThread,
  ReportedCampaign,
  ThreadEntry,
  ThreadReply,
} from '@ayrac/contract/office/inbox.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { inboxEntry } from '../table.ts';
import { findReported, findThread, listEntries, listReplies } from './thread-queries.ts';

/** Presents a thread with all its parts. Throws `not-found` when there is none. */
export async function presentThread(
  db: Executor,
  { services }: Pick<CallContext, 'services'>,
  id: string,
): Promise<InboxThread> {
  const thread = await findThread(db, id);
  if (thread === undefined) throw new RefusalError('not-found');
  const entries = await listEntries(db, id);
  const replies = await listReplies(db, id);
  const { version, kind, state, isSuspect, lastAt, campaignId } = thread;
  return {
    ...{ id, version, kind, state, isSuspect, lastAt: lastAt.toISOString() },
    assignee: presentAssignee(thread.assignedTo, thread.assignee),
    entries: entries.map(presentEntry),
    replies: presentReplies(replies),
    campaign: campaignId === null ? null : await presentReported(db, campaignId),
    replyTo: services.env.inboxReplyTo ?? null,
  };
}

function presentAssignee(id: string | null, username: string | null) {
  return id === null || username === null ? null : { id, username };
}

function presentEntry(entry: typeof inboxEntry.$inferSelect): ThreadEntry {
  const { id, createdAt, locale, topic, reason, name, email, phone, body, countedDigest } = entry;
  return {
    ...{ id, locale, topic, reason, name, email, phone },
    createdAt: createdAt.toISOString(),
    text: body,
    isCounted: countedDigest !== null,
  };
}

/** Combines an answer to several people into one reply. Its mail state is that of the mail furthest behind. */
function presentReplies(rows: Awaited<ReturnType<typeof listReplies>>): ThreadReply[] {
  const sent = Map.groupBy(rows, ({ reply }) => reply.sentId);
  return [...sent.entries()].flatMap(([id, [first, ...more]]) => {
    if (first === undefined) return [];
    const { reply, author } = first;
    const entryIds = [first, ...more].flatMap(({ reply: { entryId } }) => entryId ?? []);
    const states = [first, ...more].map(({ mailState }) => mailState ?? 'gone');
    const worst = (['dead', 'kept', 'waiting', 'gone', 'sent'] as const).find((one) => states.includes(one));
    const isNote = entryIds.length === 0;
    return {
      id,
      kind: isNote ? ('note' as const) : ('answer' as const),
      createdAt: reply.createdAt.toISOString(),
      author,
      text: reply.body,
      entryIds,
      mail: isNote ? null : (worst ?? 'gone'),
    };
  });
}

async function presentReported(db: Executor, campaignId: string): Promise<ReportedCampaign | null> {
  const found = await findReported(db, campaignId);
  if (found === undefined) return null;
  const { id, slug, title, isActive, version, campaignPrice, endAt, checkedAt, sourceUrl } = found.campaign;
  return {
    ...{ id, slug, title, isActive, version, sourceUrl },
    brand: found.brand,
    price: campaignPrice,
    endAt: endAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}
