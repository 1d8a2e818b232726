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

/** A text in one language as it is typed, by its parts: anything for now, its rules judge it when it is published. */
const typed = z.record(z.string().regex(/^\w{1,30}$/), z.string().max(40_000));
const typedTexts = { tr: typed, en: typed };

/** Which version of a text this is, and from when on it holds. */
const versionHead = z.object({
  number: z.int(),
  /** What the ledger calls it. */
  version: z.string(),
  /** First day on which it holds in Istanbul; null for what was shipped, which has held from the start. */
  validFrom: day.nullable(),
});

/** What somebody has written and nobody has published. */
const draft = z.object({
  ...typedTexts,
  note: z.string(),
  version: draftVersion,
  basedOn: z.int(),
  savedAt: instant,
  /** The username; null where the account is gone. */
  savedBy: z.string().nullable(),
});
export type SiteTextDraft = z.infer<typeof draft>;

const versionState = z.enum(['past', 'holding', 'future', 'corrected', 'taken-back']);

const listedVersion = z.object({
  ...versionHead.shape,
  state: versionState,
  /** Why it was written. */
  note: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
});
export type SiteTextVersion = z.infer<typeof listedVersion>;

/** One text with everything that its editor sees. */
const siteText = z.object({
  name,
  /** In Istanbul. */
  today: day,
  holding: z.object({ ...versionHead.shape, ...typedTexts }),
  draft: draft.nullable(),
  /** The last one first. */
  versions: z.array(listedVersion),
});
export type SiteText = z.infer<typeof siteText>;

/** Every text with what holds, what will, and what is being written. */
export const listSiteTexts = endpoint({
  method: 'GET',
  path,
  summary: 'Every text of the site: the version that holds, the next one, and whether a draft waits.',
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

/** One text. */
export const getSiteText = endpoint({
  method: 'GET',
  path: `${path}/:name`,
  summary: 'A text with the version that holds, its draft, and all its versions.',
  operation: OPERATION,
  params: ofText,
  reply: siteText,
});

/** What one version said. */
export const getSiteTextVersion = endpoint({
  method: 'GET',
  path: `${path}/:name/versions/:number`,
  summary: 'What a version of a text says, as it was typed.',
  operation: OPERATION,
  params: ofVersion,
  reply: z.object({ ...listedVersion.shape, ...typedTexts }),
});

/** Saves a draft as it is typed; without one it begins one. */
export const saveSiteTextDraft = endpoint({
  method: 'POST',
  path: `${path}/:name/draft`,
  summary: 'Saves the draft of a text if it still has the version that is named; 0 begins one.',
  operation: OPERATION,
  params: ofText,
  body: z.object({ ...typedTexts, note: z.string().max(2_000), version: draftVersion }),
  reply: draft,
});

/** Gives a draft up. */
export const discardSiteTextDraft = endpoint({
  method: 'POST',
  path: `${path}/:name/draft/discard`,
  summary: 'Discards the draft of a text if it still has the version that is named.',
  operation: OPERATION,
  params: ofText,
  body: z.object({ version: draftVersion }),
  reply: siteText,
});

/** Makes a link to the preview of a draft. */
export const previewSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/preview-link`,
  summary: 'Makes a link under which the draft of a text can be seen for a day as its page will show it.',
  operation: OPERATION,
  params: ofText,
  reply: z.object({ path: z.string(), until: instant }),
});

/** Publishes a draft. */
export const publishSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/publish`,
  summary:
    'Publishes the draft of a text, at once or from a day on; it becomes a version that is never changed.',
  operation: OPERATION,
  params: ofText,
  body: z.object({
    version: draftVersion,
    /** Null: from now on. */
    from: z.string().max(40).nullable(),
  }),
  reply: siteText,
});

/** Takes a version back before it holds. */
export const takeBackSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/versions/:number/take-back`,
  summary: 'Takes back a version that does not hold yet; it stays on record.',
  operation: OPERATION,
  params: ofVersion,
  reply: siteText,
});

/** Who was shown an earlier version, and how far telling them has come. */
const reach = z.object({
  /** Null for a page, which the ledger does not name. */
  shown: z
    .object({ members: z.int(), requests: z.int(), subscriptions: z.int(), messages: z.int() })
    .nullable(),
  /** How many members a mail would go to: those with an address that they verified. */
  mailable: z.int(),
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

/** Who has to be told of a version. */
export const getSiteTextReach = endpoint({
  method: 'GET',
  path: `${path}/:name/versions/:number/reach`,
  summary: 'How many were shown an earlier version, and how far the mails about this one have come.',
  operation: OPERATION,
  params: ofVersion,
  reply: reach,
});

/** Begins, or goes on, to tell members of a version by mail. */
export const tellOfSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/versions/:number/telling`,
  summary: 'Tells members of a version by mail, in batches that can be stopped; each of them once.',
  operation: OPERATION,
  params: ofVersion,
  reply: reach,
});

/** Stops telling; who was told stays told. */
export const stopTellingOfSiteText = endpoint({
  method: 'POST',
  path: `${path}/:name/versions/:number/telling/stop`,
  summary: 'Stops telling members of a version; what is in the outbox already is still sent.',
  operation: OPERATION,
  params: ofVersion,
  reply: reach,
});
