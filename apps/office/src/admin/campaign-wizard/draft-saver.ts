import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { CampaignDraft, DraftRefused } from '@ayrac/contract/office/campaign-drafts.ts';
import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { UseFormReturn } from 'react-hook-form';
import { changedTo } from '#office/client/changed-to.ts';
import { isWorthAnotherTry } from '#office/client/query-client.ts';
import type { Values } from '#office/client/row.ts';
import type { Typed } from '#office/fields/form-values.ts';
import { createSaver } from '#office/screen/saver.ts';
import { conflictsOf, type DraftConflict } from './draft-conflict.ts';
import { countWaiting, fieldOf, typedDraft, unsavedOf } from './draft-values.ts';
import { type Advance, advance, type Ground, settle } from './ground.ts';
import { keepChanges } from './kept-changes.ts';

/** Pause before saving after the last change, in milliseconds. */
const PAUSE_MS = 1_000;

/** State of saving a draft. */
export type Saving =
  | { readonly kind: 'saved' | 'pending' | 'saving' | 'offline' }
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The current draft of the server, and the fields in which it contradicts the form. */
export interface OpenConflict {
  readonly draft: CampaignDraft;
  readonly of: readonly DraftConflict[];
}

interface DraftSaverParts {
  readonly opened: CampaignDraft;
  readonly ground: Ground;
  readonly username: string;
  readonly locale: Locale;
  readonly client: Pick<OfficeClient, 'saveCampaignDraft' | 'getCampaignDraft'>;
  readonly form: Pick<
    UseFormReturn<Typed, unknown, Values>,
    'getValues' | 'setValue' | 'setError' | 'clearErrors'
  >;
  readonly wordsOf: (problem: FieldProblem) => string;
  readonly onSaving: (saving: Saving) => void;
  readonly onDraft: (draft: CampaignDraft) => void;
  readonly onConflict: (conflict: OpenConflict | null) => void;
}

/**
 * Saves the form of a draft. Unsaved input is stored in this browser, so that nothing is lost when a save fails. While
 * there is a conflict, nothing is saved.
 */
export function createDraftSaver(parts: DraftSaverParts) {
  const { opened, username, locale, client, form, wordsOf, onSaving, onDraft } = parts;
  const { id } = opened;
  const params = { id };
  let { ground } = parts;
  let latest = opened;
  let conflict: OpenConflict | null = null;
  /** Values of saves whose answer was lost, so that they may have been written. */
  let unanswered: Typed = {};

  const typedNow = (): Typed => ({ ...form.getValues() });
  const unsavedNow = () => unsavedOf(typedNow(), ground.settled);

  const setConflict = (next: OpenConflict | null) => {
    conflict = next;
    parts.onConflict(next);
  };

  const take = (next: CampaignDraft, { ground: own, arrived }: Advance) => {
    ground = own;
    for (const [name, value] of Object.entries(arrived)) form.setValue(name, value);
    latest = next;
    onDraft(next);
  };

  /** Stores unsaved input in this browser. Returns whether there is any. */
  const keep = (): boolean => {
    const { sent, problems } = unsavedNow();
    const typed = typedNow();
    const names = [...Object.keys(sent), ...Object.keys(problems).map(fieldOf)];
    const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']));
    keepChanges(username, id, { version: ground.version, values });
    return names.length > 0;
  };

  const saveAll = async (): Promise<boolean> => {
    if (conflict !== null) return false;
    const { given, sent, problems } = unsavedNow();
    showProblems(problems);
    if (Object.keys(sent).length === 0) {
      const count = countWaiting(problems);
      onSaving(count > 0 ? { kind: 'waiting', count } : { kind: 'saved' });
      return count === 0;
    }
    onSaving({ kind: 'saving' });
    try {
      const body = { version: ground.version, values: given };
      const saved = await client.saveCampaignDraft({ params, body });
      const content = typedDraft(saved.content, locale);
      take(saved, advance(ground, typedNow(), { version: saved.version, content, sent }));
      unanswered = {};
      keep();
    } catch (error) {
      if (isWorthAnotherTry(error)) unanswered = { ...unanswered, ...sent };
      return refused(error);
    }
    // What was typed in the meantime may be unsaved or invalid.
    return saveAll();
  };

  const showProblems = (problems: Readonly<Record<string, FieldProblem>>) => {
    form.clearErrors();
    for (const [path, problem] of Object.entries(problems))
      form.setError(fieldOf(path), { type: problem, message: wordsOf(problem) });
  };

  const refused = (error: unknown): boolean | Promise<boolean> => {
    const current = changedTo<DraftRefused>(error);
    if (current !== undefined) {
      const own = { ...ground.server, ...unanswered };
      const of = conflictsOf(current, typedNow(), own, locale);
      if (of.length === 0) {
        ground = { ...ground, version: current.draft.version };
        return saveAll();
      }
      setConflict({ draft: current.draft, of });
      return false;
    }
    const { code, fields } = readProblem(error);
    const isOffline = code === 'network' || code === 'timeout';
    for (const [path, text] of Object.entries(fields))
      form.setError(fieldOf(path.replace(/^values\./, '')), { type: 'server', message: text });
    onSaving(isOffline ? { kind: 'offline' } : { kind: 'failed', error });
    saver.scheduleRetry(error);
    return false;
  };

  const saver = createSaver(saveAll);

  return {
    save: saver.save,
    schedule: (pause = PAUSE_MS) => saver.schedule(pause),
    keep,
    /** Continues after a conflict: the given fields take the other person's value, all others keep what was typed. */
    resolve: (theirs: readonly string[]) => {
      if (conflict === null) return;
      const { draft } = conflict;
      const content = typedDraft(draft.content, locale);
      take(draft, settle(ground, typedNow(), { version: draft.version, content, theirs }));
      setConflict(null);
      return saver.save();
    },
    /** Shows changes that others have saved in the meantime. Resolves with whether there are any. */
    refresh: async () => {
      if (conflict !== null || saver.isRunning()) return false;
      const now = await client.getCampaignDraft({ params });
      if (saver.isRunning()) return false;
      const content = typedDraft(now.content, locale);
      const next = advance(ground, typedNow(), { version: now.version, content });
      take(now, next);
      return Object.keys(next.arrived).length > 0;
    },
    /** Returns the first field that cannot be saved as typed, if any. */
    firstProblem: () => {
      const [path] = Object.keys(unsavedNow().problems);
      return path === undefined ? undefined : fieldOf(path);
    },
    /** Returns the last saved draft, also to callers that have awaited something. */
    latest: () => latest,
  };
}
