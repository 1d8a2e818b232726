import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { answerInboxThread, InboxThread, noteInboxThread } from '@ayrac/contract/office/inbox.ts';
import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import { type Fields, readFields, type ValuesOf } from '@ayrac/domain/field/field.ts';
import { inboxAnswerFields, inboxNoteFields } from '@ayrac/domain/mail/inbox-thread.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { inboxReply } from '../table.ts';
import { holdAsSeen, writeValues } from './change-thread.ts';
import { presentThread } from './present-thread.ts';
import { findReported, holdThread, listAnswerMails, listEntries } from './thread-queries.ts';

type Answer = ParsedInput<typeof answerInboxThread>['body'];
type Note = ParsedInput<typeof noteInboxThread>['body'];

/** Mails an answer to each sender, once per address, and stores the answers. */
export function answerThread(
  context: CallContext,
  id: string,
  { version, entryIds, ...given }: Answer,
): Promise<InboxThread> {
  const { text } = required(inboxAnswerFields, given);
  return inTransaction(context.db, async (tx) => {
    const thread = await holdAsSeen(tx, context, id, version);
    const entries = (await listEntries(tx, id)).filter((entry) => entryIds.includes(entry.id));
    const reached = entries.filter((entry) => entry.email !== null);
    if (reached.length === 0) throw new RefusalError('validation-failed', { entryIds: 'required' });
    const reported = thread.campaignId === null ? undefined : await findReported(tx, thread.campaignId);
    const mailed = await listAnswerMails(
      tx,
      reached.map((entry) => entry.id),
    );
    const sentId = randomUUID();
    const reply = { threadId: id, sentId, body: text, createdAt: context.now, createdBy: authorOf(context) };
    // A person who reported a campaign twice gets one answer, to the latest report.
    for (const entry of new Map(reached.map((one) => [one.emailKey, one])).values()) {
      const mailId = await putMail(tx, {
        to: { email: entry.email ?? '' },
        template: 'inbox-answer',
        locale: entry.locale,
        data: {
          text,
          quoted: entry.body,
          topic: entry.topic,
          campaignTitle: reported?.campaign.title ?? null,
          entryId: entry.id,
          mailIds: (mailed.get(entry.id) ?? []).flatMap((one) => one.mailId ?? []),
        },
        now: context.now,
      });
      await tx.insert(inboxReply).values({ ...reply, entryId: entry.id, mailId });
    }
    const { assignedTo } = thread;
    await auditThread(tx, context, id, 'inbox-answered');
    const values = { state: 'answered' as const, assignedTo: assignedTo ?? authorOf(context) };
    const change = { action: 'inbox-thread-changed', changeId: randomUUID() } as const;
    await writeValues(tx, context, thread, values, change);
    return presentThread(tx, context, id);
  });
}

/** Adds a note. It does not change the thread's version, so it conflicts with nobody's edit. */
export function noteThread(context: CallContext, id: string, given: Note): Promise<InboxThread> {
  const { text } = required(inboxNoteFields, given);
  return inTransaction(context.db, async (tx) => {
    if ((await holdThread(tx, id)) === undefined) throw new RefusalError('not-found');
    await tx.insert(inboxReply).values({
      threadId: id,
      sentId: randomUUID(),
      body: text,
      createdAt: context.now,
      createdBy: authorOf(context),
    });
    await auditThread(tx, context, id, 'inbox-noted');
    return presentThread(tx, context, id);
  });
}

function authorOf({ caller }: CallContext): string {
  return memberOf(caller).id;
}

/** Records the action without its text, which is personal and stays in the thread. */
function auditThread(tx: Executor, context: CallContext, id: string, action: AuditAction): Promise<void> {
  return writeAudit(tx, context, { action, targetKind: 'inbox-thread', targetId: id });
}

function required<Of extends Fields>(fields: Of, given: object): ValuesOf<Of> {
  const read = readFields(fields, { ...given });
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  return read.value;
}
