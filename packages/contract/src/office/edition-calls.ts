import { EDITION_LENGTH, editionDeeds, editionFields, editionStates } from '@ayrac/domain/mail/edition.ts';
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
  /** Counts the writes of people; a change names the one that it began with. */
  version,
  state: z.enum(editionStates),
  heading: z.string(),
  headingEn: z.string(),
  text: z.string(),
  textEn: z.string(),
  /** In the order of the mail. */
  campaigns: z.array(
    z.object({
      id,
      title: z.string(),
      brand: z.string(),
      endAt: instant.nullable(),
      /** Now, or when the edition is planned to leave; one that is not is left out. */
      isLive: z.boolean(),
      /** Whether it was over when a batch was put. */
      wasLeftOut: z.boolean(),
      clicks: count,
    }),
  ),
  savedAt: instant,
  savedBy: z.string().nullable(),
  sendAt: instant.nullable(),
  begunAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Why it did not go on by itself: none of its campaigns is live any more. */
  problem: z.literal('nothing-live').nullable(),
  /** What may be done to it now. */
  deeds: z.array(z.enum(editionDeeds)),
  /** Before it leaves: who would get it now, who has had an issue in this period, and who reads of other topics. */
  reach: z.object({ open: count, served: count, otherTopics: count }).nullable(),
  /** From then on: to how many it was to go, how many mails were put, and how many of these wait or were given up. */
  progress: z.object({ readers: count, reached: count, waiting: count, failed: count }).nullable(),
});
/** An edition of the newsletter as its page shows it. */
export type EditionDetail = z.infer<typeof edition>;

/** Begins an edition. */
export const beginEdition = endpoint({
  method: 'POST',
  path: '/api/admin/editions',
  summary: 'Begins an edition of the newsletter, of which nothing is said yet.',
  operation,
  body: z.object({}),
  reply: edition,
});

/** An edition as it is now. */
export const openEdition = endpoint({
  method: 'GET',
  path,
  summary: 'An edition with its campaigns, whom it would reach, and how far its sending has come.',
  operation,
  params: ofEdition,
  reply: edition,
});

/** Saves some fields of a draft. */
export const saveEdition = endpoint({
  method: 'PATCH',
  path,
  summary:
    'Saves some fields of a draft of this version; what is planned, leaves or has left is never changed.',
  operation,
  params: ofEdition,
  body: z.object({
    version,
    values: z.object({
      ...changedSchemas(editionFields),
      /** In the order of the mail. */
      campaignIds: z.array(id).max(EDITION_LENGTH).optional(),
    }),
  }),
  reply: edition,
});

/** Begins another edition like this one. */
export const duplicateEdition = endpoint({
  method: 'POST',
  path: `${path}/duplicate`,
  summary: 'Begins an edition that says what this one says, whatever became of it.',
  operation,
  params: ofEdition,
  reply: edition,
});

/** Makes a link to a preview. */
export const previewEdition = endpoint({
  method: 'POST',
  path: `${path}/preview-link`,
  summary: "A path under which an edition's letter can be looked at for a day.",
  operation,
  params: ofEdition,
  reply: z.object({ path: z.string(), until: instant }),
});

/** Mails an edition to the caller. */
export const testEdition = endpoint({
  method: 'POST',
  path: `${path}/test`,
  summary: 'Mails an edition to the address of the caller, in one language; its links are not counted.',
  operation,
  params: ofEdition,
  body: z.object({ locale: language }),
  reply: z.object({}),
  perMinute: 10,
});

/** Has an edition leave. */
export const sendEdition = endpoint({
  method: 'POST',
  path: `${path}/send`,
  summary: 'Sends an edition of this version to all readers, now or at a time.',
  operation,
  params: ofEdition,
  body: z.object({
    version,
    /** Istanbul's wall clock, as the field of a form has it; null for now. */
    at: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
      .nullable(),
  }),
  reply: edition,
});

/** Stops an edition and lets it go on. */
export const moveEdition = endpoint({
  method: 'POST',
  path: `${path}/move`,
  summary: 'Takes the plan off an edition, stops its sending, lets it go on, or gives up what is left.',
  operation,
  params: ofEdition,
  body: z.object({ deed: z.enum(['unschedule', 'stop', 'resume', 'cancel']) }),
  reply: edition,
});
