import { campaignActions, campaignStates } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { gaps } from '@ayrac/domain/campaign-draft/completeness.ts';
import { contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';
import type { DraftContent, DraftGiven } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { draftFields, draftSteps } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { isObject } from '@ayrac/domain/json-object.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, language, slug } from '../values.ts';
import { describeFields } from './field-schemas.ts';

/** Parts shared by the endpoints for drafts and publishing. */
export const operation = 'manage-campaigns';
export const ofCampaign = z.object({ id });
export const version = z.int().min(0).max(2_147_483_647);
export const username = z.string().nullable();
export const path = '/api/admin/campaigns/:id';
/** For requests that may have to wait until a brand or category has been written with all its campaigns. */
export const far = { timeoutMs: 60_000, isLong: true } as const;

/** Accepts any object, so that the rules of the fields validate everything at once (`readDraftChange`). */
const given = z
  .custom<DraftGiven>(isObject)
  .meta({ type: 'object', properties: describeFields(draftFields) });
const content = z.custom<DraftContent>(isObject).meta({ type: 'object' });

/** State of the campaign that a draft belongs to. */
const publication = z.object({
  /** Version of the published content, increased with every write. */
  version,
  state: z.enum(campaignStates),
  /** Null until the first publication. */
  slug: slug.nullable(),
  publishedAt: instant.nullable(),
  /** Time of the scheduled publication, or null. */
  publishAt: instant.nullable(),
  /** Whether a live campaign is over. */
  hasEnded: z.boolean(),
  /** Actions allowed on the campaign now. */
  actions: z.array(z.enum(campaignActions)),
  /** Refusal code of a failed scheduled publication, or null. */
  problem: z.string().nullable(),
});

/** Person who has the draft open. */
const editor = z.object({ username: z.string(), since: instant, isYou: z.boolean() });

/** Field that was edited outside of the draft: its value when the draft began, and the published value. */
const outdated = z.object({ field: z.string(), base: z.unknown(), live: z.unknown() });

/** Draft of a campaign. */
export const draft = z.object({
  /** Id of the campaign. */
  id,
  /** Version of the draft, increased with every write. */
  version,
  content,
  createdAt: instant,
  savedAt: instant,
  savedBy: username,
  /** People who have the draft open, in order of arrival. An entry expires after 75 seconds without a sign of life. */
  editors: z.array(editor),
  campaign: publication,
  outdated: z.array(outdated),
  /** Fields that differ from the published content. */
  changed: z.array(z.string()),
  /** Who last compared the published campaign with its source, or null. */
  checkedBy: username,
  /** Whether any campaign of its branch of categories has vehicle attributes, visible to visitors or not. */
  hasVehicles: z.boolean(),
});
/** Draft of a campaign. */
export type CampaignDraft = z.infer<typeof draft>;

/**
 * Content of `current` in a `record-changed` refusal: the current draft, and the fields that somebody else has written
 * since the given version, with both values.
 */
export interface DraftRefused {
  readonly draft: CampaignDraft;
  readonly conflicts: readonly {
    readonly field: string;
    readonly theirs: unknown;
    readonly yours: unknown;
  }[];
}

/** Result of an action. `change` is the id with which it can be undone; a publication can be undone for ten minutes. */
export const done = z.object({ campaign: publication, change: id.nullable() });

/** Creates a campaign as a draft. */
export const createCampaignDraft = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-drafts',
  summary: 'Creates a campaign as a draft. Brand and category are required, all other fields are optional.',
  operation,
  body: given,
  reply: draft,
  ...far,
});

/** Lists the open drafts. */
export const listCampaignDrafts = endpoint({
  method: 'GET',
  path: '/api/admin/campaign-drafts',
  summary: 'Lists up to 50 open drafts, the last saved first.',
  operation,
  reply: z.object({
    items: z.array(
      z.object({
        /** Id of the campaign. */
        id,
        /** Version of the draft. */
        version,
        /** Empty if the draft has no title yet. */
        title: z.string(),
        brand: z.string(),
        createdAt: instant,
        savedAt: instant,
        savedBy: username,
        editors: z.array(editor),
        state: z.enum(campaignStates),
        /** Whether the campaign has been published before, so that the draft is a change of it. */
        wasPublished: z.boolean(),
        publishAt: instant.nullable(),
      }),
    ),
    total: z.int(),
  }),
});

/** Opens the draft of a campaign, and creates it if necessary. */
export const openCampaignDraft = endpoint({
  method: 'POST',
  path: `${path}/draft`,
  summary: "Opens a campaign's draft, or creates it if there is none. The caller is recorded as present.",
  operation,
  params: ofCampaign,
  reply: draft,
});

/** Returns the current draft. */
export const getCampaignDraft = endpoint({
  method: 'GET',
  path: `${path}/draft`,
  summary: "Returns a campaign's draft without recording the caller as present.",
  operation,
  params: ofCampaign,
  reply: draft,
});

/** Saves some fields of a draft. */
export const saveCampaignDraft = endpoint({
  method: 'PATCH',
  path: `${path}/draft`,
  summary:
    'Saves some fields of a draft. Fields that others have changed since the given version are kept. If they changed the same field, the request is refused with both values.',
  operation,
  params: ofCampaign,
  body: z.object({ version, values: given }),
  reply: draft,
});

/** Discards a draft. A campaign that was never published is archived with it. */
export const discardCampaignDraft = endpoint({
  method: 'DELETE',
  path: `${path}/draft`,
  summary: 'Discards a draft. A campaign that was never published is archived with it.',
  operation,
  params: ofCampaign,
  query: z.object({ version: z.coerce.number().pipe(version) }),
  reply: done,
  ...far,
});

/** Reports that the caller still has the draft open. Must be sent every 30 seconds. */
export const stayInCampaignDraft = endpoint({
  method: 'POST',
  path: `${path}/draft/presence`,
  summary: 'Reports that the caller has a draft open. Returns its version and who else has it open.',
  operation,
  params: ofCampaign,
  reply: z.object({ version, savedBy: username, editors: z.array(editor) }),
});

/** Reports that the caller has closed the draft. */
export const leaveCampaignDraft = endpoint({
  method: 'DELETE',
  path: `${path}/draft/presence`,
  summary: 'Reports that the caller has closed a draft.',
  operation,
  params: ofCampaign,
  reply: ofCampaign,
});

/** Checks a draft for completeness and contradictions. */
export const checkCampaignDraft = endpoint({
  method: 'GET',
  path: `${path}/draft/check`,
  summary: 'Returns what is missing or contradictory in a draft, and how search engines will show it.',
  operation,
  params: ofCampaign,
  reply: z.object({
    version,
    /** Points out of 100. */
    score: z.int(),
    missing: z.array(
      z.object({
        gap: z.enum(gaps),
        points: z.int(),
        step: z.enum(draftSteps),
        field: z.string(),
        isRequired: z.boolean(),
      }),
    ),
    contradictions: z.array(
      z.object({
        kind: z.enum(contradictionKinds),
        fields: z.array(z.string()),
        quote: z.string().nullable(),
        isBlocking: z.boolean(),
      }),
    ),
    /** Slug after publication. The current slug then redirects to it. */
    slug,
    /** Former slugs, which redirect to the current one while visitors see the campaign. The last retired comes first. */
    formerSlugs: z.array(z.object({ slug, retiredAt: instant })),
    searchResults: z.array(
      z.object({ lang: language, path: z.string(), title: z.string(), description: z.string() }),
    ),
  }),
});
