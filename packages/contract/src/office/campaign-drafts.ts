import { campaignDeeds, campaignStates } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { gaps } from '@ayrac/domain/campaign-draft/completeness.ts';
import { contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';
import type { DraftContent, DraftGiven } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { draftFields, draftSteps } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, language, slug } from '../values.ts';
import { describeFields } from './field-schemas.ts';

/** Said of all calls about drafts and what becomes of them. */
export const operation = 'manage-campaigns';
export const ofCampaign = z.object({ id });
export const version = z.int().min(0).max(2_147_483_647);
export const username = z.string().nullable();
export const path = '/api/admin/campaigns/:id';
/** Of what waits for a brand or a category that is written with all its campaigns. */
export const far = { timeoutMs: 60_000, isLong: true } as const;

const isObject = (given: unknown) => typeof given === 'object' && given !== null && !Array.isArray(given);
/** Any object is let through, so that the fields' own rules judge all of it at once (`readDraftChange`). */
const given = z
  .custom<DraftGiven>(isObject)
  .meta({ type: 'object', properties: describeFields(draftFields) });
const content = z.custom<DraftContent>(isObject).meta({ type: 'object' });

/** Where the campaign stands that a draft is of. */
const standing = z.object({
  /** Counts the writes of what visitors see. */
  version,
  state: z.enum(campaignStates),
  /** Null until it was published for the first time. */
  slug: slug.nullable(),
  publishedAt: instant.nullable(),
  /** When its draft is published by itself. */
  publishAt: instant.nullable(),
  /** A live campaign whose end is over. */
  hasEnded: z.boolean(),
  /** What may be done to it now. */
  deeds: z.array(z.enum(campaignDeeds)),
  /** Why its scheduled publication did not take place: the code of a refusal. */
  problem: z.string().nullable(),
});

/** Who has a draft open. */
const editor = z.object({ username: z.string(), since: instant, isYou: z.boolean() });

/** A field that was changed beside the draft: what the draft began with, and what visitors see now. */
const outdated = z.object({ field: z.string(), base: z.unknown(), live: z.unknown() });

/** What is answered of a draft. */
export const draft = z.object({
  /** The campaign's. */
  id,
  /** Counts the writes of the draft. */
  version,
  content,
  createdAt: instant,
  savedAt: instant,
  savedBy: username,
  /** Who has it open, in the order in which they came; nobody is heard of for more than 75 seconds. */
  editors: z.array(editor),
  campaign: standing,
  outdated: z.array(outdated),
  /** Fields that differ from what visitors see. */
  changed: z.array(z.string()),
  /** Whether campaigns of this category have attributes of a vehicle. */
  hasVehicle: z.boolean(),
});
/** A campaign that is being edited. */
export type CampaignDraft = z.infer<typeof draft>;

/**
 * What a refusal `record-changed` of a write tells in `current`: the draft as it is now, and the fields that were
 * written by somebody else since the version that was named, with both values.
 */
export interface DraftRefused {
  readonly draft: CampaignDraft;
  readonly conflicts: readonly {
    readonly field: string;
    readonly theirs: unknown;
    readonly yours: unknown;
  }[];
}

/** What became of a deed; `change` takes it back, for ten minutes where it was a publication. */
export const done = z.object({ campaign: standing, change: id.nullable() });

/** Begins a campaign. */
export const createCampaignDraft = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-drafts',
  summary: 'Begins a campaign; its brand and category are needed, any other field may be there.',
  operation,
  body: given,
  reply: draft,
  ...far,
});

/** The drafts under way. */
export const listCampaignDrafts = endpoint({
  method: 'GET',
  path: '/api/admin/campaign-drafts',
  summary: 'The drafts under way, the last saved first; the first fifty of them.',
  operation,
  reply: z.object({
    items: z.array(
      z.object({
        /** The campaign's. */
        id,
        /** The draft's. */
        version,
        /** Empty while it has none. */
        title: z.string(),
        brand: z.string(),
        createdAt: instant,
        savedAt: instant,
        savedBy: username,
        editors: z.array(editor),
        state: z.enum(campaignStates),
        /** Whether visitors have seen the campaign: the draft is then a change of it. */
        wasPublished: z.boolean(),
        publishAt: instant.nullable(),
      }),
    ),
    total: z.int(),
  }),
});

/** Opens the draft of a campaign. */
export const openCampaignDraft = endpoint({
  method: 'POST',
  path: `${path}/draft`,
  summary: "Opens a campaign's draft; one that is begun is gone on with. The caller is then in it.",
  operation,
  params: ofCampaign,
  reply: draft,
});

/** A draft as it is now. */
export const getCampaignDraft = endpoint({
  method: 'GET',
  path: `${path}/draft`,
  summary: "A campaign's draft as it is now, without being in it.",
  operation,
  params: ofCampaign,
  reply: draft,
});

/** Saves some fields of a draft. */
export const saveCampaignDraft = endpoint({
  method: 'PATCH',
  path: `${path}/draft`,
  summary:
    'Saves some fields of a draft. Fields that others wrote since the version stand; the same field is a refusal with both values.',
  operation,
  params: ofCampaign,
  body: z.object({ version, values: given }),
  reply: draft,
});

/** Throws a draft away. */
export const discardCampaignDraft = endpoint({
  method: 'DELETE',
  path: `${path}/draft`,
  summary: 'Throws a draft away; a campaign that was never published is archived with it.',
  operation,
  params: ofCampaign,
  query: z.object({ version: z.coerce.number().pipe(version) }),
  reply: done,
  ...far,
});

/** Says that the caller still has the draft open; to be sent every 30 seconds. */
export const stayInCampaignDraft = endpoint({
  method: 'POST',
  path: `${path}/draft/presence`,
  summary: 'Says that the caller has a draft open, and answers who else has, and its version.',
  operation,
  params: ofCampaign,
  reply: z.object({ version, savedBy: username, editors: z.array(editor) }),
});

/** Says that the caller has closed the draft. */
export const leaveCampaignDraft = endpoint({
  method: 'DELETE',
  path: `${path}/draft/presence`,
  summary: 'Says that the caller has closed a draft.',
  operation,
  params: ofCampaign,
  reply: ofCampaign,
});

/** Judges a draft. */
export const checkCampaignDraft = endpoint({
  method: 'GET',
  path: `${path}/draft/check`,
  summary: 'What a draft lacks, what is at odds in it, and how search engines will show it.',
  operation,
  params: ofCampaign,
  reply: z.object({
    version,
    /** Of a hundred. */
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
    /** The slug that it will have; the one that it has leads there from then on. */
    slug,
    searchResults: z.array(
      z.object({ lang: language, path: z.string(), title: z.string(), description: z.string() }),
    ),
  }),
});
