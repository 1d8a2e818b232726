import { contactTopics, inboxKinds, inboxStates, reportReasons } from '@ayrac/domain/mail/inbox.ts';
import { inboxAnswerFields, inboxCounts, inboxNoteFields } from '@ayrac/domain/mail/inbox-thread.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { omittedSchemas } from '../field-schema.ts';
import { amount, id, instant, language, slug } from '../values.ts';
import { inboxThreads } from './inbox-threads.ts';
import { outcome, targetOf, version } from './resource-calls.ts';

const operation = 'manage-inbox';
const path = '/api/admin/inbox/:id';
const ofThread = z.object({ id });

/** New state and assignee of a thread. Absent properties stay unchanged. */
const change = {
  state: z.enum(['new', 'read', 'closed']).optional(),
  assigneeId: id.nullable().optional(),
};

/** Member of staff. */
const colleague = z.object({ id, username: z.string() });

const head = {
  id,
  version,
  kind: z.enum(inboxKinds),
  state: z.enum(inboxStates),
  isSuspect: z.boolean(),
  /** Time of the newest entry. */
  lastAt: instant,
  /** Person who handles the thread, or null. */
  assignee: colleague.nullable(),
};

const entry = z.object({
  id,
  createdAt: instant,
  locale: language,
  topic: z.enum(contactTopics).nullable(),
  reason: z.enum(reportReasons).nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  text: z.string().nullable(),
  /** Whether it counts as a report. Each visitor counts once per day. */
  isCounted: z.boolean(),
});
/** Message or report in a thread. */
export type ThreadEntry = z.infer<typeof entry>;

const reply = z.object({
  id,
  kind: z.enum(['answer', 'note']),
  createdAt: instant,
  /** Username, or null if the account no longer exists. */
  author: z.string().nullable(),
  text: z.string(),
  /** Ids of the entries whose senders received it. */
  entryIds: z.array(id),
  /** State of its e-mails. `gone` means that they are no longer in the outbox. */
  mail: z.enum(['waiting', 'sent', 'dead', 'kept', 'gone']).nullable(),
});
/** Answer or note in a thread. */
export type ThreadReply = z.infer<typeof reply>;

const reported = z.object({
  id,
  slug,
  title: z.string(),
  brand: z.string(),
  isActive: z.boolean(),
  /** Version of the campaign. Withdrawing the campaign must name it. */
  version: z.int(),
  price: amount.nullable(),
  endAt: instant.nullable(),
  checkedAt: instant.nullable(),
  sourceUrl: z.string().nullable(),
});
/** Campaign to which the reports refer. */
export type ReportedCampaign = z.infer<typeof reported>;

const thread = z.object({
  ...head,
  /** The newest hundred entries, the oldest first. */
  entries: z.array(entry),
  replies: z.array(reply),
  campaign: reported.nullable(),
  /** Address to which replies to our e-mails go, or null. */
  replyTo: z.string().nullable(),
});
/** Thread with its entries, answers and notes. */
export type InboxThread = z.infer<typeof thread>;

/** Counts the threads that need attention. */
export const countInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox-counts',
  summary:
    'Counts the threads that are unread, assigned to the caller, open, or possibly automated. Each count is capped at 1,000.',
  operation,
  reply: z.record(z.enum(inboxCounts), z.int()),
});

/** Returns a thread. */
export const getInboxThread = endpoint({
  method: 'GET',
  path,
  summary: 'Returns a thread with its entries, answers and campaign.',
  operation,
  params: ofThread,
  reply: thread,
});

/** Changes the state or assignee of a thread. */
export const changeInboxThread = endpoint({
  method: 'PATCH',
  path,
  summary: 'Marks a thread as read or unread, closes, reopens or reassigns it. `undoChange` can undo it.',
  operation,
  params: ofThread,
  body: z.object({ version, ...change }),
  reply: z.object({ thread, change: id.nullable() }),
});

/** Changes several threads. */
export const changeInboxThreads = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/changes',
  summary: 'Marks, closes, reopens or reassigns threads. Failures are returned with their reasons.',
  operation,
  body: z.object({
    target: targetOf(inboxThreads),
    ...change,
  }),
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
});

/** Answers a thread by e-mail. */
export const answerInboxThread = endpoint({
  method: 'POST',
  path: `${path}/answers`,
  summary: 'Answers the senders of some entries by e-mail, each in the language of their message.',
  operation,
  params: ofThread,
  body: z.object({
    version,
    ...omittedSchemas(inboxAnswerFields),
    entryIds: z.array(id).min(1).max(100),
  }),
  reply: thread,
});

/** Adds a note to a thread. */
export const noteInboxThread = endpoint({
  method: 'POST',
  path: `${path}/notes`,
  summary: 'Adds an internal note to a thread.',
  operation,
  params: ofThread,
  body: z.object(omittedSchemas(inboxNoteFields)),
  reply: thread,
});

/** Confirms that a reported campaign was compared with its source. */
export const checkReportedCampaign = endpoint({
  method: 'POST',
  path: `${path}/campaign-check`,
  summary: 'Records that the reported campaign has just been compared with its source.',
  operation,
  params: ofThread,
  reply: thread,
  // It may have to wait until a brand or category has been written with all its campaigns.
  timeoutMs: 60_000,
  isLong: true,
});
