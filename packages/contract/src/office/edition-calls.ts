import { EDITION_LENGTH, editionActions, editionFields, editionStates } from '@ayrac/domain/mail/edition.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { changedSchemas } from '../field-schema.ts';
import { id, instant, language } from '../values.ts';

const operation = 'manage-newsletter';
const path = '/api/admin/editions/:id';
const ofEdition = z.object({ id });
const version = z.int().min(0).max(2_147_483_647);
const count = z.int().min(0);

const edition = z.object({
  id,
  /** Version, increased with every edit. A change must name the version on which it is based. */
  version,
  state: z.enum(editionStates),
  heading: z.string(),
  headingEn: z.string(),
  text: z.string(),
  textEn: z.string(),
  /** In the order of the e-mail. */
  campaigns: z.array(
    z.object({
      id,
      title: z.string(),
      brand: z.string(),
      endAt: instant.nullable(),
      /** Whether the campaign is live now or at the scheduled time. Campaigns that are not are left out. */
      isLive: z.boolean(),
      /** Whether the campaign was over when a batch was sent, and therefore left out. */
      wasLeftOut: z.boolean(),
      clicks: count,
    }),
  ),
  savedAt: instant,
  savedBy: z.string().nullable(),
  sendAt: instant.nullable(),
  begunAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Reason why sending stopped automatically: no campaign of the edition is live any more. */
  problem: z.literal('nothing-live').nullable(),
  /** Actions allowed on the edition now. */
  actions: z.array(z.enum(editionActions)),
  /**
   * Before sending: readers who would receive it, readers who have already had an issue in this period, and readers of
   * other topics only.
   */
  reach: z.object({ open: count, served: count, otherTopics: count }).nullable(),
  /**
   * Since the start of sending: intended readers, e-mails created, and those of them that are waiting or have failed.
   */
  progress: z.object({ readers: count, reached: count, waiting: count, failed: count }).nullable(),
});
/** Edition of the newsletter, as shown on its page. */
export type EditionDetail = z.infer<typeof edition>;

/** Creates an edition. */
export const beginEdition = endpoint({
  method: 'POST',
  path: '/api/admin/editions',
  summary: 'Creates an empty edition of the newsletter.',
  operation,
  body: z.object({}),
  reply: edition,
});

/** Returns the current state of an edition. */
export const openEdition = endpoint({
  method: 'GET',
  path,
  summary: 'Returns an edition with its campaigns, its number of recipients and the progress of sending.',
  operation,
  params: ofEdition,
  reply: edition,
});

/** Saves some fields of a draft. */
export const saveEdition = endpoint({
  method: 'PATCH',
  path,
  summary:
    'Saves some fields of a draft of the given version. Scheduled, running and sent editions cannot be changed.',
  operation,
  params: ofEdition,
  body: z.object({
    version,
    values: z.object({
      ...changedSchemas(editionFields),
      /** In the order of the e-mail. */
      campaignIds: z.array(id).max(EDITION_LENGTH).optional(),
    }),
  }),
  reply: edition,
});

/** Creates a draft of a new edition with the content of this one. */
export const duplicateEdition = endpoint({
  method: 'POST',
  path: `${path}/duplicate`,
  summary: 'Creates a draft of a new edition with the content of this one, whatever its state.',
  operation,
  params: ofEdition,
  reply: edition,
});

/** Creates a preview link. */
export const previewEdition = endpoint({
  method: 'POST',
  path: `${path}/preview-link`,
  summary: "Creates a preview path for an edition's e-mail, valid for a day.",
  operation,
  params: ofEdition,
  reply: z.object({ path: z.string(), until: instant }),
});

/** Sends an edition to the caller as a test. */
export const testEdition = endpoint({
  method: 'POST',
  path: `${path}/test`,
  summary:
    "Sends an edition to the caller's own address in one language, as a test. Clicks on its links are not counted.",
  operation,
  params: ofEdition,
  body: z.object({ locale: language }),
  reply: z.object({}),
  perMinute: 10,
});

/** Sends an edition now or schedules it. */
export const sendEdition = endpoint({
  method: 'POST',
  path: `${path}/send`,
  summary: 'Sends an edition of the given version to all readers, now or at a given time.',
  operation,
  params: ofEdition,
  body: z.object({
    version,
    /** Local time in İstanbul in the format of HTML's date and time field, or null for now. */
    at: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      .nullable(),
  }),
  reply: edition,
});

/** Unschedules, stops, resumes or cancels an edition. */
export const moveEdition = endpoint({
  method: 'POST',
  path: `${path}/move`,
  summary: 'Unschedules an edition, or stops, resumes or cancels its sending.',
  operation,
  params: ofEdition,
  body: z.object({ action: z.enum(['unschedule', 'stop', 'resume', 'cancel']) }),
  reply: edition,
});
