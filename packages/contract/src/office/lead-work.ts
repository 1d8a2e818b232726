import { exportReasons } from '@ayrac/domain/audit/export-reason.ts';
import { permissionChannels } from '@ayrac/domain/consent/permission.ts';
import { deliveryEvents, deliveryStates } from '@ayrac/domain/delivery/delivery.ts';
import { automationActions } from '@ayrac/domain/lead/automation.ts';
import { mailPurposes } from '@ayrac/domain/lead/lead-mail.ts';
import { MOST_MERGED } from '@ayrac/domain/lead/lead-merge.ts';
import { reviews } from '@ayrac/domain/lead/lead-review.ts';
import { leadStages, leadStands } from '@ayrac/domain/lead/lead-stage.ts';
import { contactOutcomes, leadChannels, leadWorkLimits } from '@ayrac/domain/lead/lead-work.ts';
import { contactChannels, contactTimes } from '@ayrac/domain/quote/quote.ts';
import { suspicions } from '@ayrac/domain/quote/quote-proof.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';
import { leads, suspectLeads } from './leads.ts';
import { selection } from './list-queries.ts';
import { outcome, version } from './resource-calls.ts';

const MOST_IDS = 1_000;
const LONG_MS = 60_000;
const operation = 'manage-leads';
const ofOne = z.object({ id });
const note = z.string().trim().min(1).max(leadWorkLimits.note);

/** Action on one or several leads. */
const command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assign'), ownerId: id.nullable() }),
  z.object({ kind: z.literal('stage'), stage: z.enum(leadStages), lostReasonId: id.nullish() }),
  z.object({
    kind: z.literal('plan'),
    action: z.string().trim().min(1).max(leadWorkLimits.nextAction).nullable(),
    at: instant.nullable(),
  }),
  z.object({ kind: z.literal('snooze'), until: instant.nullable() }),
  z.object({
    kind: z.literal('contact'),
    channel: z.enum(leadChannels),
    outcome: z.enum(contactOutcomes),
    note: note.nullish(),
  }),
  z.object({ kind: z.literal('note'), note }),
]);
export type SentLeadCommand = z.infer<typeof command>;

/**
 * Applies an action to a lead. With a version, the request is refused if somebody else has changed the lead since. The
 * reply holds the versions of the lead before and after the action.
 */
export const workOnLead = endpoint({
  method: 'POST',
  path: '/api/crm/leads/:id/work',
  summary: 'Applies an action to a lead: a call, note, stage, owner, next action or snooze.',
  operation,
  params: ofOne,
  body: z.object({ version: version.optional(), action: command }),
  reply: z.object({ change: id, was: version, version }),
});

/** Applies the same action to several leads. `undoChange` can undo it for ten minutes. */
export const workOnLeads = endpoint({
  method: 'POST',
  path: '/api/crm/leads/work',
  summary: 'Applies the same action to several leads. Failures are returned with their reasons.',
  operation,
  body: z.object({
    target: z.union([
      z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(MOST_IDS) }),
      z.object({ kind: z.literal('filter'), query: selection(leads), total: z.int().min(1) }),
    ]),
    action: command,
  }),
  reply: outcome,
  timeoutMs: LONG_MS,
  isLong: true,
});

/** Reviews requests that look automated. `undoChange` can undo it for ten minutes. */
export const reviewSuspectLeads = endpoint({
  method: 'POST',
  path: '/api/crm/suspect-leads/review',
  summary: 'Accepts or rejects suspect requests. An accepted one counts as arriving at that moment.',
  operation,
  body: z.object({
    target: z.union([
      z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(MOST_IDS) }),
      z.object({ kind: z.literal('filter'), query: selection(suspectLeads), total: z.int().min(1) }),
    ]),
    review: z.enum(reviews),
  }),
  reply: outcome,
  timeoutMs: LONG_MS,
  isLong: true,
});

const others = z.array(id).min(1).max(MOST_MERGED);

/** Returns the result of merging leads, without applying it. */
export const planMerge = endpoint({
  method: 'POST',
  path: '/api/crm/leads/:id/merge/plan',
  summary: 'Previews the result of merging other leads into a lead.',
  operation,
  params: ofOne,
  body: z.object({ ids: others }),
  reply: z.object({
    version,
    stage: z.enum(leadStages),
    owner: z.string().nullable(),
    firstContactAt: instant.nullable(),
    lastContactAt: instant.nullable(),
    nextAction: z.string().nullable(),
  }),
});

/** Merges leads of one brand, so that they are handled as one. All records are kept. */
export const mergeLeads = endpoint({
  method: 'POST',
  path: '/api/crm/leads/:id/merge',
  summary: 'Merges leads of the same brand into this one, which replaces them in all lists.',
  operation,
  params: ofOne,
  body: z.object({ ids: others, version }),
  reply: z.object({ change: id }),
});

/** Separates a merged lead again, up to 30 days after the merge. */
export const unmergeLead = endpoint({
  method: 'POST',
  path: '/api/crm/leads/:id/unmerge',
  summary: 'Separates a lead from the one that it was merged into, and returns the latter.',
  operation,
  params: ofOne,
  reply: z.object({ leadId: id }),
});

/** Related request of a lead. */
const beside = z.object({
  id,
  name: z.string(),
  campaign: z.string(),
  /** Masked. */
  phone: z.string(),
  /** Masked. */
  email: z.string(),
  createdAt: instant,
});

/** State of a mail: `kept` when the site sends no e-mails, `stopped` when it was withdrawn before it was sent. */
const mailState = z.enum(['waiting', 'sent', 'dead', 'kept', 'stopped']);

/** Event in the history of one person's requests to one brand. */
const timelineEntry = z.object({
  id: z.string(),
  at: instant,
  /** Username of the person who did it. Null for the requester, for automatic actions and for a brand's system. */
  by: z.string().nullable(),
  /** Whether a brand's system reported it. */
  isBySystem: z.boolean(),
  leadId: id,
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('asked'), campaign: z.string() }),
    z.object({ kind: z.literal('state'), to: z.enum(requestStates) }),
    z.object({ kind: z.literal('opened') }),
    z.object({ kind: z.literal('exported'), reason: z.enum(exportReasons).nullable() }),
    z.object({
      kind: z.literal('permission'),
      channel: z.enum(permissionChannels),
      state: z.enum(['given', 'unconfirmed', 'refused']),
    }),
    z.object({ kind: z.literal('file'), action: z.enum(['added', 'opened', 'removed']) }),
    z.object({
      kind: z.literal('contact'),
      channel: z.enum(leadChannels),
      outcome: z.enum(contactOutcomes),
      note: z.string().nullable(),
    }),
    z.object({ kind: z.literal('note'), note: z.string().nullable() }),
    z.object({ kind: z.literal('stage'), stage: z.enum(leadStages), reason: z.string().nullable() }),
    z.object({ kind: z.literal('assign'), owner: z.string().nullable() }),
    z.object({ kind: z.literal('plan'), action: z.string().nullable(), at: instant.nullable() }),
    z.object({ kind: z.literal('snooze'), until: instant.nullable() }),
    z.object({ kind: z.literal('accept'), suspicions: z.array(z.enum(suspicions)) }),
    z.object({ kind: z.literal('refuse') }),
    z.object({ kind: z.literal('merge'), campaign: z.string() }),
    z.object({
      kind: z.literal('automation'),
      rule: z.string(),
      action: z.enum(automationActions),
      people: z.array(z.string()),
    }),
    z.object({
      kind: z.literal('mail'),
      purpose: z.enum(mailPurposes),
      subject: z.string(),
      text: z.string(),
      state: mailState,
    }),
    // The mail that confirms the arrival of the request to its sender.
    z.object({ kind: z.literal('confirmation'), state: mailState }),
    z.object({
      kind: z.literal('delivery'),
      event: z.enum(deliveryEvents),
      by: z.enum(['webhook', 'mailbox']),
      state: z.enum(deliveryStates),
    }),
  ]),
  isUndone: z.boolean(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Returns everything about a lead that is not in its row. */
export const getLeadStory = endpoint({
  method: 'GET',
  path: '/api/crm/leads/:id/story',
  summary: 'Returns the timeline of a lead, with the other requests of the same person to the same brand.',
  operation,
  params: ofOne,
  reply: z.object({
    entries: z.array(timelineEntry),
    requests: z.array(
      z.object({ id, campaign: z.string(), state: z.enum(requestStates), createdAt: instant }),
    ),
    plan: z.object({
      nextAction: z.string().nullable(),
      nextActionAt: instant.nullable(),
      snoozedUntil: instant.nullable(),
      /** When the brand opens on its next business day; null if it never does. */
      nextOpening: instant.nullable(),
      lostReasonId: id.nullable(),
    }),
    context: z
      .object({
        terms: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        page: z.string().nullable(),
        referrer: z.string().nullable(),
        parameters: z.record(z.string(), z.string()),
        device: z.enum(['computer', 'phone', 'tablet']).nullable(),
        language: z.enum(locales),
      })
      .nullable(),
    preference: z.object({
      channel: z.enum(contactChannels).nullable(),
      time: z.enum(contactTimes).nullable(),
    }),
    // Other requests to the same brand with the same phone number or e-mail address.
    duplicates: z.array(
      beside.extend({ stand: z.enum(leadStands), hasSamePhone: z.boolean(), hasSameEmail: z.boolean() }),
    ),
    merged: z.array(beside.extend({ separableUntil: instant.nullable() })),
    // Permissions for messages beyond the request itself, which needs none.
    permissions: z.array(
      z.object({
        channel: z.enum(permissionChannels),
        state: z.enum(['given', 'unconfirmed', 'refused', 'unasked']),
      }),
    ),
  }),
});

/** Lists the reasons for lost leads. */
export const listLostReasons = endpoint({
  method: 'GET',
  path: '/api/crm/lost-reasons',
  summary: 'Lists the reasons for lost leads in display order.',
  operation,
  reply: z.array(z.object({ id, name: z.string() })),
});
