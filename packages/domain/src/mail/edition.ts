import { type Fields, readField, readFields } from '../field/field.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';

const heading = { kind: 'text', isRequired: true, limit: 120, lines: 'one' } as const;
const text = { kind: 'text', isRequired: true, limit: 800, lines: 'many' } as const;

/** Texts of a newsletter edition in both languages. A draft may lack any of them. */
export const editionFields = { heading, text, headingEn: heading, textEn: text } as const satisfies Fields;

/** Texts of an edition. */
export type EditionTexts = { readonly [Name in keyof typeof editionFields]: string };

/** Most campaigns in an edition. */
export const EDITION_LENGTH = 20;

/**
 * States of an edition: composed (`draft`), waiting for its time (`scheduled`), added to the outbox in batches
 * (`sending`, `stopped`), and finished (`sent`, or `cancelled` before all readers had it).
 */
export const editionStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent', 'cancelled'] as const;

/** State of an edition. */
export type EditionState = (typeof editionStates)[number];

/** Actions of users on an edition. */
export const editionActions = ['send', 'schedule', 'unschedule', 'stop', 'resume', 'cancel'] as const;

/** Action on an edition. */
export type EditionAction = (typeof editionActions)[number];

/** Reason why sending was stopped automatically. */
export type EditionProblem = 'nothing-live';

const moves: Readonly<Record<EditionAction, Readonly<Partial<Record<EditionState, EditionState>>>>> = {
  send: { draft: 'sending' },
  schedule: { draft: 'scheduled' },
  unschedule: { scheduled: 'draft' },
  stop: { sending: 'stopped' },
  resume: { stopped: 'sending' },
  cancel: { stopped: 'cancelled' },
};

/** Returns the state after an action, or undefined when the action is not allowed. */
export function editionStateAfter(state: EditionState, action: EditionAction): EditionState | undefined {
  return moves[action][state];
}

/**
 * Returns the state of an edition without live campaigns. If sending has begun, it is stopped rather than returned to
 * draft, because readers who already have it cannot get another text.
 */
export function editionStateWithout(state: EditionState): EditionState {
  return state === 'scheduled' ? 'draft' : 'stopped';
}

/** Reads the texts of a draft. A text that is too long is a problem; an empty one is not. */
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

/**
 * Returns a problem for everything that an edition lacks before it can be sent. `liveCampaigns` is the number of its
 * campaigns that will be live at that time.
 */
export function missingOfEdition(texts: EditionTexts, liveCampaigns: number): FieldProblems {
  const read = readFields(editionFields, { ...texts });
  const missing = read.kind === 'ok' ? {} : read.fields;
  return liveCampaigns > 0 ? missing : { ...missing, campaignIds: 'required' };
}

/**
 * Returns the campaigns of an edition for one reader, in the edition's order: those of the topics to which the reader
 * subscribed. Without selected topics, the reader gets all.
 */
export function campaignsForReader<Campaign extends { readonly rootId: string }>(
  campaigns: readonly Campaign[],
  topics: readonly string[],
): readonly Campaign[] {
  return topics.length === 0 ? campaigns : campaigns.filter(({ rootId }) => topics.includes(rootId));
}
