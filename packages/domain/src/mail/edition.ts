import { type Fields, readField, readFields } from '../field.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';

const heading = { kind: 'text', isRequired: true, limit: 120, lines: 'one' } as const;
const text = { kind: 'text', isRequired: true, limit: 800, lines: 'many' } as const;

/** What an edition of the newsletter says, in both languages; a draft may lack any of it. */
export const editionFields = { heading, text, headingEn: heading, textEn: text } as const satisfies Fields;

/** What an edition says. */
export type EditionTexts = { readonly [Name in keyof typeof editionFields]: string };

/** Campaigns of an edition, at most. */
export const EDITION_LENGTH = 20;

/**
 * The states of an edition: it is composed (`draft`), waits for its time (`scheduled`), is put into the outbox batch by
 * batch (`sending`, `stopped`), and is over (`sent`, or `cancelled` before everybody had it).
 */
export const editionStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent', 'cancelled'] as const;

/** The state of an edition. */
export type EditionState = (typeof editionStates)[number];

/** What people do to an edition. */
export const editionDeeds = ['send', 'schedule', 'unschedule', 'stop', 'resume', 'cancel'] as const;

/** Something that is done to an edition. */
export type EditionDeed = (typeof editionDeeds)[number];

/** Why the sending did not go on by itself. */
export type EditionProblem = 'nothing-live';

const moves: Readonly<Record<EditionDeed, Readonly<Partial<Record<EditionState, EditionState>>>>> = {
  send: { draft: 'sending' },
  schedule: { draft: 'scheduled' },
  unschedule: { scheduled: 'draft' },
  stop: { sending: 'stopped' },
  resume: { stopped: 'sending' },
  cancel: { stopped: 'cancelled' },
};

/** The state that a deed leads to; undefined where it cannot be done. */
export function editionStateAfter(state: EditionState, deed: EditionDeed): EditionState | undefined {
  return moves[deed][state];
}

/** The state of an edition of which nothing can be sent; whoever has it already cannot get another text. */
export function editionStateWithout(state: EditionState): EditionState {
  return state === 'scheduled' ? 'draft' : 'stopped';
}

/** Reads the texts that a draft's editor typed: too much is a problem, nothing is none. */
export function readEditionTexts(
  given: Readonly<Record<string, unknown>>,
):
  | { readonly kind: 'ok'; readonly value: Partial<EditionTexts> }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems } {
  const value: Record<string, string> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, field] of Object.entries(editionFields)) {
    if (given[name] === undefined) continue;
    const read = readField({ ...field, isRequired: false }, given[name]);
    if (read.kind === 'ok') value[name] = String(read.value ?? '');
    else problems[name] = read.problem;
  }
  return Object.keys(problems).length === 0 ? { kind: 'ok', value } : { kind: 'invalid', fields: problems };
}

/** What an edition lacks before it can be sent; `liveCampaigns` counts those that are live when it is to be. */
export function missingOfEdition(texts: EditionTexts, liveCampaigns: number): FieldProblems {
  const read = readFields(editionFields, { ...texts });
  const missing = read.kind === 'ok' ? {} : read.fields;
  return liveCampaigns > 0 ? missing : { ...missing, campaignIds: 'required' };
}

/**
 * The campaigns of an edition that a reader gets, in its order: those of the topics that they allowed the newsletter
 * for; who chose none takes all.
 */
export function campaignsForReader<Campaign extends { readonly rootId: string }>(
  campaigns: readonly Campaign[],
  topics: readonly string[],
): readonly Campaign[] {
  return topics.length === 0 ? campaigns : campaigns.filter(({ rootId }) => topics.includes(rootId));
}
