import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import type { Target } from '#server/resource/write/bulk.ts';
import { answerThread, noteThread } from './answer-thread.ts';
import { changeThread } from './change-thread.ts';
import { changeThreads } from './change-threads.ts';
import { countThreads } from './list-queries.ts';
import { presentThread } from './present-thread.ts';
import { findThread } from './thread-queries.ts';

export const inboxOfficeHandlers: Handlers<
  | 'countInbox'
  | 'getInboxThread'
  | 'changeInboxThread'
  | 'changeInboxThreads'
  | 'answerInboxThread'
  | 'noteInboxThread'
  | 'checkReportedCampaign'
> = {
  countInbox: ({ db, caller }) => countThreads(db, memberOf(caller).id),
  getInboxThread: (context, { params }) => presentThread(context.db, context, params.id),
  changeInboxThread: (context, { params, body }) => changeThread(context, params.id, body),
  changeInboxThreads: (context, { body: { target, ...values } }) =>
    changeThreads(context, target as Target, values),
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
};
