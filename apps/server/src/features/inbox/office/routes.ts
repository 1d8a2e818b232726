import { RefusalError } from '@ayrac/domain/refusal.ts';
import { idOfKey, instantOfKey, readCursor } from '#server/api/cursor.ts';
import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { answerThread, noteThread } from './answer-thread.ts';
import { changeThread, undoThreadChange } from './change-thread.ts';
import { countThreads, listAdmins, listThreads, summarizeEntries, type ThreadKey } from './list-queries.ts';
import { presentListed, presentThread } from './present-thread.ts';
import { findThread } from './thread-queries.ts';

const PAGE = 50;

/** The office's calls about what came in. */
export const inboxOfficeHandlers: Handlers<
  | 'listInbox'
  | 'getInboxThread'
  | 'changeInboxThread'
  | 'undoInboxChange'
  | 'answerInboxThread'
  | 'noteInboxThread'
  | 'checkReportedCampaign'
  | 'listColleagues'
> = {
  async listInbox({ db, caller }, { query: { view, q = '', cursor } }) {
    const { id } = memberOf(caller);
    const after = cursor === undefined ? null : keyOf(cursor);
    const [rows, counts] = await Promise.all([
      listThreads(db, view, id, { q, after, limit: PAGE + 1 }),
      countThreads(db, id),
    ]);
    const shown = rows.slice(0, PAGE);
    const summaries = await summarizeEntries(
      db,
      shown.map((row) => row.id),
    );
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      threads: shown.map((row) => presentListed(row, summaries.get(row.id))),
      next: last === undefined ? null : cursorOf({ id: last.id, lastAt: last.lastAt.toISOString() }),
      counts,
    };
  },

  getInboxThread: (context, { params }) => presentThread(context.db, context, params.id),
  changeInboxThread: (context, { params, body }) => changeThread(context, params.id, body),
  undoInboxChange: (context, { params }) => undoThreadChange(context, params.change),
  answerInboxThread: (context, { params, body }) => answerThread(context, params.id, body),
  noteInboxThread: (context, { params, body }) => noteThread(context, params.id, body),

  checkReportedCampaign: (context, { params: { id } }) =>
    inTransaction(context.db, async (tx) => {
      const campaignId = (await findThread(tx, id))?.campaignId ?? null;
      if (campaignId === null) throw new RefusalError('not-found');
      const checked = { id: campaignId, values: { checkedAt: context.now } };
      await saveCampaign(tx, checked, { ...context, action: 'campaign-checked' });
      return presentThread(tx, context, id);
    }),

  listColleagues: async ({ db }) => [...(await listAdmins(db))],
};

function cursorOf({ lastAt, id }: ThreadKey): string {
  return Buffer.from(JSON.stringify([lastAt, id])).toString('base64url');
}

function keyOf(cursor: string): ThreadKey {
  const [lastAt, ...rest] = readCursor(cursor);
  return { lastAt: instantOfKey(lastAt), id: idOfKey(rest) };
}
