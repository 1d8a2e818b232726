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

/** What becomes of a thread, and whose it is; what is absent stays. */
const change = {
  state: z.enum(['new', 'read', 'closed']).optional(),
  assigneeId: id.nullable().optional(),
};

/** Somebody who works here. */
const colleague = z.object({ id, username: z.string() });

const head = {
  id,
  version,
  kind: z.enum(inboxKinds),
  state: z.enum(inboxStates),
  isSuspect: z.boolean(),
  /** When the newest of its entries came. */
  lastAt: instant,
  /** Who looks after it. */
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
  /** Whether it counts as a visitor's one report of the day. */
  isCounted: z.boolean(),
});
/** What somebody sent. */
export type ThreadEntry = z.infer<typeof entry>;

const reply = z.object({
  id,
  kind: z.enum(['answer', 'note']),
  createdAt: instant,
  /** Null where the account is gone. */
  author: z.string().nullable(),
  text: z.string(),
  /** The entries whose senders it went to. */
  entryIds: z.array(id),
  /** What became of its mails; `gone` once the outbox keeps them no more. */
  mail: z.enum(['waiting', 'sent', 'dead', 'kept', 'gone']).nullable(),
});
/** What was written here. */
export type ThreadReply = z.infer<typeof reply>;

const reported = z.object({
  id,
  slug,
  title: z.string(),
  brand: z.string(),
  isActive: z.boolean(),
  /** Whoever withdraws it names it. */
  version: z.int(),
  price: amount.nullable(),
  endAt: instant.nullable(),
  checkedAt: instant.nullable(),
  sourceUrl: z.string().nullable(),
});
/** The campaign that reports are on. */
export type ReportedCampaign = z.infer<typeof reported>;

const thread = z.object({
  ...head,
  /** The oldest first; the newest hundred. */
  entries: z.array(entry),
  replies: z.array(reply),
  campaign: reported.nullable(),
  /** Where a person's answer to our mail goes. */
  replyTo: z.string().nullable(),
});
/** All that belongs together. */
export type InboxThread = z.infer<typeof thread>;

/** Counts what waits. */
export const countInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox-counts',
  summary:
    'How many threads nobody has read, are one’s own, are open, and may be a program’s; up to 1,000 of each.',
  operation,
  reply: z.record(z.enum(inboxCounts), z.int()),
});

/** Reads a thread. */
export const getInboxThread = endpoint({
  method: 'GET',
  path,
  summary: 'A thread with what came in, what was answered, and the campaign that it is on.',
  operation,
  params: ofThread,
  reply: thread,
});

/** Marks, closes, reopens or assigns. */
export const changeInboxThread = endpoint({
  method: 'PATCH',
  path,
  summary:
    'Marks a thread as read or unread, closes or reopens it, or hands it over; `undoChange` takes it back.',
  operation,
  params: ofThread,
  body: z.object({ version, ...change }),
  reply: z.object({ thread, change: id.nullable() }),
});

/** The same for many. */
export const changeInboxThreads = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/changes',
  summary:
    'Marks, closes, reopens or hands over many threads; what could not be done is told with its reason.',
  operation,
  body: z.object({
    target: targetOf(inboxThreads),
    ...change,
  }),
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
});

/** Answers by mail. */
export const answerInboxThread = endpoint({
  method: 'POST',
  path: `${path}/answers`,
  summary: 'Answers the senders of some entries by mail, each in the language that they wrote in.',
  operation,
  params: ofThread,
  body: z.object({
    version,
    ...omittedSchemas(inboxAnswerFields),
    entryIds: z.array(id).min(1).max(100),
  }),
  reply: thread,
});

/** Writes a note. */
export const noteInboxThread = endpoint({
  method: 'POST',
  path: `${path}/notes`,
  summary: 'Writes a note for colleagues; nobody else reads it.',
  operation,
  params: ofThread,
  body: z.object(omittedSchemas(inboxNoteFields)),
  reply: thread,
});

/** Says that a reported campaign was compared with its source. */
export const checkReportedCampaign = endpoint({
  method: 'POST',
  path: `${path}/campaign-check`,
  summary: 'Notes that the campaign of these reports was compared with its source just now.',
  operation,
  params: ofThread,
  reply: thread,
  // It waits for a brand or a category that is written with all its campaigns.
  timeoutMs: 60_000,
  isLong: true,
});
