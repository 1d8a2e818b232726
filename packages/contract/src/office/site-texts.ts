import { NOTE_LIMIT } from '@ayrac/domain/site-text/read-text.ts';
import { siteTextNames } from '@ayrac/domain/site-text/site-text.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../values.ts';

const OPERATION = 'manage-site-texts';
const path = '/api/admin/texts';

const day = z.iso.date();
const name = z.enum(siteTextNames);
const draftVersion = z.int().min(0).max(2_147_483_647);
const number = z.coerce.number().int().min(1).max(1_000_000);

/** Parts of a text in one language as typed. Anything is accepted; the rules apply on publication. */
const typed = z.record(z.string().regex(/^\w{1,30}$/), z.string().max(40_000));
const typedTexts = { tr: typed, en: typed };

/** Version of a text, and the start of its validity. */
const versionHead = z.object({
  number: z.int(),
  /** Name of the version in the consent ledger. */
  version: z.string(),
  /** First day of validity in İstanbul. Null for the shipped version, which is valid from the beginning. */
  validFrom: day.nullable(),
});

/** Unpublished text. */
const draft = z.object({
  ...typedTexts,
  note: z.string(),
  version: draftVersion,
  basedOn: z.int(),
  savedAt: instant,
  /** Username, or null if the account no longer exists. */
  savedBy: z.string().nullable(),
});
export type SiteTextDraft = z.infer<typeof draft>;

const versionState = z.enum(['past', 'holding', 'future', 'corrected', 'taken-back']);

const listedVersion = z.object({
  ...versionHead.shape,
  state: versionState,
  /** Reason for the version. */
  note: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
});
export type SiteTextVersion = z.infer<typeof listedVersion>;

/** Text with everything that its editor shows. */
const siteText = z.object({
  name,
  /** Current day in İstanbul. */
  today: day,
  holding: z.object({ ...versionHead.shape, ...typedTexts }),
  draft: draft.nullable(),
  /** The latest first. */
  versions: z.array(listedVersion),
});
export type SiteText = z.infer<typeof siteText>;

/** Lists all texts with their current and future versions and drafts. */
export const listSiteTexts = endpoint({
  method: 'GET',
  path,
  summary: 'Lists all texts of the site with their current and next versions, and whether they have a draft.',
  operation: OPERATION,
  reply: z.array(
    z.object({
      name,
      title: z.string(),
      holding: versionHead,
      next: versionHead.nullable(),
      draft: draft.pick({ savedAt: true, savedBy: true }).nullable(),
    }),
  ),
});

const ofText = z.object({ name });
const ofVersion = z.object({ name, number });

/** Returns a text. */
export const getSiteText = endpoint({
  method: 'GET',
  path: `${path}/:name`,
  summary: 'Returns a text with its current version, its draft and all its versions.',
  operation: OPERATION,
  params: ofText,
  reply: siteText,
});

/** Returns the content of a version. */
export const getSiteTextVersion = endpoint({
  method: 'GET',
  path: `${path}/:name/versions/:number`,
  summary: 'Returns the content of a version as it was typed.',
  operation: OPERATION,
  params: ofVersion,
  reply: z.object({ ...listedVersion.shape, ...typedTexts }),
});

/** Saves a draft as typed, and creates it if necessary. */
export const saveSiteTextDraft = endpoint({
  method: 'POST',
  path: `${path}/:name/draft`,
  summary: 'Saves the draft of a text, if it still has the given version. Version 0 creates a draft.',
  operation: OPERATION,
  params: ofText,
  body: z.object({ ...typedTexts, note: z.string().max(NOTE_LIMIT), version: draftVersion }),
  reply: draft,
});

/** Discards a draft. */
export const discardSiteTextDraft = endpoint({
  method: 'POST',
  path: `${path}/:name/draft/discard`,
  summary: 'Discards the draft of a text, if it still has the given version.',
  operation: OPERATION,
  params: ofText,
  body: z.object({ version: draftVersion }),
  reply: siteText,
});

/** Creates a preview link for a draft. */
export const previewSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/preview-link`,
  summary: 'Creates a link that shows the draft of a text on its page, valid for a day.',
  operation: OPERATION,
  params: ofText,
  reply: z.object({ path: z.string(), until: instant }),
});

/** Publishes a draft. */
export const publishSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/publish`,
  summary: 'Publishes the draft of a text, at once or from a day on. The new version can never be changed.',
  operation: OPERATION,
  params: ofText,
  body: z.object({
    version: draftVersion,
    /** Start of validity. Null means now. */
    from: z.string().max(40).nullable(),
  }),
  reply: siteText,
});

/** Withdraws a version before it becomes valid. */
export const revertSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/versions/:number/take-back`,
  summary: 'Withdraws a version that is not valid yet. It stays on record.',
  operation: OPERATION,
  params: ofVersion,
  reply: siteText,
});

/** People who were shown an earlier version. */
const readers = z.object({
  /** Null for a page, which the consent ledger does not contain. */
  shown: z
    .object({ members: z.int(), requests: z.int(), subscriptions: z.int(), messages: z.int() })
    .nullable(),
  /** Number of members with a verified e-mail address, who can be notified. */
  mailable: z.int(),
});
export type SiteTextReaders = z.infer<typeof readers>;

/** Returns who would have to be notified of a new version. */
export const getSiteTextReaders = endpoint({
  method: 'GET',
  path: `${path}/:name/readers`,
  summary: 'Returns how many people were shown the text so far, who would have to know of a new version.',
  operation: OPERATION,
  params: ofText,
  reply: readers,
});

/** People who were shown an earlier version, and the progress of notifying them. */
const reach = z.object({
  ...readers.shape,
  telling: z
    .object({
      state: z.enum(['running', 'stopped', 'done']),
      sent: z.int(),
      total: z.int(),
      startedAt: instant,
      startedBy: z.string().nullable(),
    })
    .nullable(),
});
export type SiteTextReach = z.infer<typeof reach>;

/** Returns who has to be notified of a version. */
export const getSiteTextReach = endpoint({
  method: 'GET',
  path: `${path}/:name/versions/:number/reach`,
  summary:
    'Returns how many people were shown an earlier version, and the progress of mailing this one to members.',
  operation: OPERATION,
  params: ofVersion,
  reply: reach,
});

/** Starts or resumes notifying members of a version by e-mail. */
export const notifyOfSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/versions/:number/telling`,
  summary: 'Notifies members of a version by e-mail, each of them once, in batches that can be stopped.',
  operation: OPERATION,
  params: ofVersion,
  reply: reach,
});

/** Stops notifying members. E-mails already in the outbox are still sent. */
export const stopNotifyingOfSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/versions/:number/telling/stop`,
  summary: 'Stops notifying members of a version. E-mails already in the outbox are still sent.',
  operation: OPERATION,
  params: ofVersion,
  reply: reach,
});
