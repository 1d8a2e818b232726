import { contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';
import { done, draft, far, ofCampaign, operation, path, username, version } from './campaign-drafts.ts';

/** Versions that a publication must name, so that nothing is published that the editor has not seen. */
const seen = {
  /** Version of the draft. */
  version,
  /** Version of the campaign. The editor has seen its `outdated` fields; the values of the draft win. */
  campaignVersion: version,
  /** Contradictions that the editor has acknowledged. */
  despite: z.array(z.enum(contradictionKinds)).default([]),
};

/** Publishes a draft. */
export const publishCampaign = endpoint({
  method: 'POST',
  path: `${path}/publish`,
  summary: 'Publishes a draft now. The draft is closed.',
  operation,
  params: ofCampaign,
  body: z.object(seen),
  reply: done,
  ...far,
});

/** Schedules the publication of a draft. */
export const scheduleCampaign = endpoint({
  method: 'POST',
  path: `${path}/schedule`,
  summary: 'Schedules the publication of a draft. Until then the draft cannot be changed.',
  operation,
  params: ofCampaign,
  // Local time in İstanbul, in the format of HTML's date and time field.
  body: z.object({ ...seen, at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/) }),
  reply: done,
  ...far,
});

/** Withdraws, archives, restores or unschedules a campaign. */
export const moveCampaign = endpoint({
  method: 'POST',
  path: `${path}/move`,
  summary: 'Withdraws, archives, unarchives or unschedules a campaign of the given version.',
  operation,
  params: ofCampaign,
  body: z.object({ version, action: z.enum(['unschedule', 'withdraw', 'archive', 'unarchive']) }),
  reply: done,
  ...far,
});

/** Undoes a publication or a change of state, within ten minutes and if nobody has changed the campaign since. */
export const undoCampaignChange = endpoint({
  method: 'POST',
  path: `${path}/undo`,
  summary:
    'Undoes a publication or a change of state within ten minutes, if nobody has changed the campaign since.',
  operation,
  params: ofCampaign,
  body: z.object({ change: id }),
  reply: done,
  ...far,
});

/** Creates a draft of a new campaign with the content of this one. */
export const duplicateCampaign = endpoint({
  method: 'POST',
  path: `${path}/duplicate`,
  summary:
    'Creates a draft of a new campaign with the content of this one, except its end, evidence and check date.',
  operation,
  params: ofCampaign,
  reply: draft,
  ...far,
});

/** Lists the published versions of a campaign. */
export const listCampaignVersions = endpoint({
  method: 'GET',
  path: `${path}/versions`,
  summary: 'Lists the latest 50 published versions of a campaign, newest first.',
  operation,
  params: ofCampaign,
  query: z.object({ before: z.coerce.number().pipe(version).optional() }),
  reply: z.object({
    items: z.array(
      z.object({
        version,
        /** Null for content from before versions were recorded. */
        publishedAt: instant.nullable(),
        by: username,
        title: z.string(),
        /** Fields that differ from the previous version. */
        changed: z.array(z.string()),
      }),
    ),
    next: version.nullable(),
  }),
});

/** Copies a published version to the draft. */
export const restoreCampaignVersion = endpoint({
  method: 'POST',
  path: `${path}/versions/:version/restore`,
  summary: 'Copies an earlier version into the draft, from which it can be published.',
  operation,
  params: z.object({ id, version: z.coerce.number().pipe(version) }),
  /** Version of the draft, or null when there is none. */
  body: z.object({ draftVersion: version.nullable() }),
  reply: draft,
});

/** Creates a preview link for a draft. */
export const createPreviewLink = endpoint({
  method: 'POST',
  path: `${path}/preview-link`,
  summary: 'Creates a link that shows a draft without an account for seven days.',
  operation,
  params: ofCampaign,
  /** `path` is `/onizleme/…`. `?gorunum=kart` shows cards, `?tema=koyu` or `?tema=acik` selects a theme. */
  reply: z.object({ path: z.string(), until: instant }),
});

/** Revokes all preview links of a campaign. */
export const revokePreviewLinks = endpoint({
  method: 'DELETE',
  path: `${path}/preview-link`,
  summary: 'Revokes all preview links of a draft.',
  operation,
  params: ofCampaign,
  reply: z.object({ revoked: z.int() }),
});
