import { contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';
import { done, draft, far, ofCampaign, operation, path, username, version } from './campaign-drafts.ts';

/** What a publication names, so that nothing is published that its editor has not seen. */
const seen = {
  /** The draft's. */
  version,
  /** The campaign's, whose `outdated` fields were seen: the draft's value wins. */
  campaignVersion: version,
  /** The contradictions that were seen and are meant. */
  despite: z.array(z.enum(contradictionKinds)).default([]),
};

/** Shows a draft to everyone. */
export const publishCampaign = endpoint({
  method: 'POST',
  path: `${path}/publish`,
  summary: 'Publishes a draft now; it is then no draft any more.',
  operation,
  params: ofCampaign,
  body: z.object(seen),
  reply: done,
  ...far,
});

/** Shows a draft to everyone at a time. */
export const scheduleCampaign = endpoint({
  method: 'POST',
  path: `${path}/schedule`,
  summary: 'Publishes a draft at a time; until then it cannot be changed.',
  operation,
  params: ofCampaign,
  // Istanbul's wall clock, as the field of a form has it.
  body: z.object({ ...seen, at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/) }),
  reply: done,
  ...far,
});

/** Withdraws, archives, brings back or unschedules a campaign. */
export const moveCampaign = endpoint({
  method: 'POST',
  path: `${path}/move`,
  summary: 'Withdraws, archives, unarchives or unschedules a campaign of this version.',
  operation,
  params: ofCampaign,
  body: z.object({ version, deed: z.enum(['unschedule', 'withdraw', 'archive', 'unarchive']) }),
  reply: done,
  ...far,
});

/** Takes a publication or a move back. */
export const undoCampaignChange = endpoint({
  method: 'POST',
  path: `${path}/undo`,
  summary: 'Takes a publication or a move back within ten minutes, if nobody wrote since.',
  operation,
  params: ofCampaign,
  body: z.object({ change: id }),
  reply: done,
  ...far,
});

/** Begins another campaign like this one. */
export const duplicateCampaign = endpoint({
  method: 'POST',
  path: `${path}/duplicate`,
  summary: 'Begins a campaign with what this one shows, without its end, evidence and check.',
  operation,
  params: ofCampaign,
  reply: draft,
  ...far,
});

/** What was published of a campaign. */
export const listCampaignVersions = endpoint({
  method: 'GET',
  path: `${path}/versions`,
  summary: 'The versions of a campaign that visitors saw, the newest first; fifty of them.',
  operation,
  params: ofCampaign,
  query: z.object({ before: z.coerce.number().pipe(version).optional() }),
  reply: z.object({
    items: z.array(
      z.object({
        version,
        /** Null for what stood there before the office kept versions. */
        publishedAt: instant.nullable(),
        by: username,
        title: z.string(),
        /** The fields that differ from the version before. */
        changed: z.array(z.string()),
      }),
    ),
    next: version.nullable(),
  }),
});

/** Takes what visitors saw once into the draft. */
export const restoreCampaignVersion = endpoint({
  method: 'POST',
  path: `${path}/versions/:version/restore`,
  summary: 'Puts an earlier version into the draft, from where it can be published.',
  operation,
  params: z.object({ id, version: z.coerce.number().pipe(version) }),
  /** The draft's, where there is one. */
  body: z.object({ draftVersion: version.nullable() }),
  reply: draft,
});

/** Makes a link to the preview of a draft. */
export const createPreviewLink = endpoint({
  method: 'POST',
  path: `${path}/preview-link`,
  summary: 'Makes a link under which a draft can be seen for seven days without an account.',
  operation,
  params: ofCampaign,
  /** The path is `/onizleme/…`; `?gorunum=kart` shows cards, `?tema=koyu` or `acik` a theme. */
  reply: z.object({ path: z.string(), until: instant }),
});

/** Makes all preview links of a campaign void. */
export const revokePreviewLinks = endpoint({
  method: 'DELETE',
  path: `${path}/preview-link`,
  summary: 'Makes all links to the preview of a draft void.',
  operation,
  params: ofCampaign,
  reply: z.object({ revoked: z.int() }),
});
