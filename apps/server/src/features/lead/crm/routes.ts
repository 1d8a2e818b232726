import { randomUUID } from 'node:crypto';
import { maySee } from '@ayrac/domain/access.ts';
import { answersIn, permissionChannels, permissionOf } from '@ayrac/domain/consent/permission.ts';
import { contactChannels, contactTimes } from '@ayrac/domain/quote/quote.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { nextDayOpening } from '@ayrac/domain/time/business-hours.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listRuns } from '#server/features/lead/automation/queries.ts';
import { findPerson, listAnswersOf, listAnswersOfForm } from '#server/features/permission/queries.ts';
import type { Target } from '#server/resource/write/bulk.ts';
import { readHours } from '../queries.ts';
import { listConfirmations, listLeadMails } from './mails/queries.ts';
import { mergeLeads, planMerge } from './merge-leads.ts';
import { listDuplicates, listMerged } from './merge-queries.ts';
import { presentDuplicate, presentMerged, presentRequest } from './present-beside.ts';
import { presentReasons } from './present-reasons.ts';
import { type ListDeliveries, presentEntries } from './present-story.ts';
import { findOwnerName, listReasons } from './queries.ts';
import { reviewSuspects } from './review-suspects.ts';
import {
  findStoried,
  listEvents,
  listExports,
  listOpenings,
  listRequestsBeside,
  listSteps,
  MOST_ENTRIES,
  type StoriedLead,
} from './story-queries.ts';
import { unmergeLead } from './unmerge-lead.ts';
import { workOnLead } from './work-on-lead.ts';
import { workOnMany } from './work-on-many.ts';

/** Returns the handlers of the CRM's leads. */
export const crmHandlers = (
  listDeliveries: ListDeliveries,
): Handlers<
  | 'workOnLead'
  | 'workOnLeads'
  | 'reviewSuspectLeads'
  | 'planMerge'
  | 'mergeLeads'
  | 'unmergeLead'
  | 'getLeadStory'
  | 'listLostReasons'
> => ({
  async workOnLead(context, { params, body }) {
    const task = { leadId: params.id, changeId: randomUUID(), ...body };
    const versions = await inTransaction(context.db, (tx) => workOnLead(tx, context, task));
    return { change: task.changeId, ...versions };
  },

  workOnLeads: (context, { body: { target, action } }) =>
    workOnMany(context, { target: target as Target, action }),

  reviewSuspectLeads: (context, { body: { target, review } }) =>
    reviewSuspects(context, { target: target as Target, review }),

  async planMerge(context, { params, body }) {
    const { kept, work } = await planMerge(context, { leadId: params.id, otherIds: body.ids });
    return {
      version: kept.version,
      stage: work.stage,
      owner: work.ownerId === null ? null : await findOwnerName(context.db, work.ownerId),
      firstContactAt: work.firstContactAt?.toISOString() ?? null,
      lastContactAt: work.lastContactAt?.toISOString() ?? null,
      nextAction: work.nextAction,
    };
  },

  mergeLeads: (context, { params, body: { ids, version } }) =>
    mergeLeads(context, { leadId: params.id, otherIds: ids, version }),

  unmergeLead: (context, { params }) => unmergeLead(context, params.id),

  async getLeadStory(context, { params }) {
    const { db, locale } = context;
    const storied = await findAccessible(context, params.id);
    const requests = await listRequestsBeside(db, storied);
    const ids = requests.map(({ id }) => id);
    const [
      events,
      steps,
      openings,
      exports,
      runs,
      mails,
      confirmations,
      deliveries,
      answers,
      duplicates,
      merged,
      { hours },
    ] = await Promise.all([
      listEvents(db, ids, locale),
      listSteps(db, ids),
      listOpenings(db, ids),
      listExports(db, ids),
      listRuns(db, ids, locale, MOST_ENTRIES),
      listLeadMails(db, ids),
      listConfirmations(db, ids),
      listDeliveries(db, ids),
      answersOf(db, storied),
      listDuplicates(db, storied),
      listMerged(db, storied.id),
      readHours(db, storied.brandId),
    ]);
    return {
      entries: presentEntries({
        ...{ requests, events, steps, openings, exports, runs, mails, confirmations, deliveries },
        answers: answersIn(answers).map((answer) => ({ ...answer, leadId: storied.id })),
      }),
      requests: requests.map(presentRequest),
      plan: {
        ...presentPlan(storied),
        nextOpening: nextDayOpening(context.now, hours)?.toISOString() ?? null,
      },
      context: presentContext(storied),
      preference: {
        channel: contactChannels.find((one) => one === storied.contactChannel) ?? null,
        time: contactTimes.find((one) => one === storied.contactTime) ?? null,
      },
      permissions: permissionChannels.map((channel) => ({
        channel,
        state: permissionOf(answers, channel)?.state ?? ('unasked' as const),
      })),
      duplicates: duplicates.map(presentDuplicate),
      merged: merged.map((row) => presentMerged(row, context.now)),
    };
  },

  async listLostReasons({ db, locale }) {
    return presentReasons(await listReasons(db), locale);
  },
});

async function findAccessible({ db, caller }: CallContext, id: string): Promise<StoriedLead> {
  const storied = await findStoried(db, id);
  if (storied === undefined || !maySee(caller, 'manage-leads', null, storied.brandId))
    throw new RefusalError('not-found');
  return storied;
}

function presentPlan({ nextAction, nextActionAt, snoozedUntil, lostReasonId }: StoriedLead) {
  return {
    nextAction,
    nextActionAt: nextActionAt?.toISOString() ?? null,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    lostReasonId,
  };
}

function presentContext({ context }: StoriedLead) {
  if (context === null) return null;
  const { terms, page, referrer, parameters, device, language } = context;
  return { terms, page, referrer, parameters, device, language };
}

/** Lists the person's answers on messages beyond the answer to the request. */
async function answersOf(db: Executor, { formId, customerId }: StoriedLead) {
  if (formId !== null) return listAnswersOfForm(db, formId);
  return customerId === null ? [] : listAnswersOf(db, await findPerson(db, customerId));
}
