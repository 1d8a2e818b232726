import { ApiProblem } from '@ayrac/contract/client.ts';
import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { SiteText, SiteTextDraft } from '@ayrac/contract/office/site-texts.ts';
import { isWorthAnotherTry } from '#office/client/query-client.ts';
import { createSaver } from '#office/screen/saver.ts';
import { mergeTyped, type Typed, textsOf, typedOf } from './typed.ts';

/** Pause before saving after the last change, in milliseconds. */
const PAUSE_MS = 1_000;

/** State of saving. */
export type Saving =
  | { readonly kind: 'saved' | 'pending' | 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Fields that both this editor and another person changed, with the latter's values. */
export interface TextConflict {
  readonly fields: readonly string[];
  readonly theirs: Typed;
}

/** What an editor of a text sees. */
export interface TextDraftState {
  readonly typed: Typed;
  /** Version of the saved draft; 0 if there is none. */
  readonly version: number;
  readonly saving: Saving;
  readonly conflict: TextConflict | null;
  readonly isDirty: boolean;
}

interface TextSaverParts {
  readonly text: SiteText;
  readonly calls: Pick<OfficeClient, 'saveSiteTextDraft'>;
  readonly onState: (state: TextDraftState) => void;
}

/** Returns what the editor of a text begins with. */
export function firstState(text: SiteText): TextDraftState {
  return {
    typed: typedOf(text),
    version: text.draft?.version ?? 0,
    saving: { kind: 'saved' },
    conflict: null,
    isDirty: false,
  };
}

/** Saves the draft of a text. Simultaneous editors see each other's changes and lose nothing. */
export function createTextSaver({ text, calls, onState }: TextSaverParts) {
  const { name } = text;
  let state = firstState(text);
  /** What the server holds, as far as it is known. */
  let ground = state.typed;
  /** Content of a save whose answer was lost, so that it may have been written. */
  let unanswered: Typed = {};

  const change = (parts: Partial<TextDraftState>) => {
    const next = { ...state, ...parts };
    state = {
      ...next,
      isDirty: Object.keys(next.typed).some((field) => next.typed[field] !== ground[field]),
    };
    onState(state);
  };

  const saveAll = async (): Promise<boolean> => {
    if (state.conflict !== null) return false;
    if (!state.isDirty) {
      change({ saving: { kind: 'saved' } });
      return true;
    }
    const { typed: sent, version } = state;
    change({ saving: { kind: 'saving' } });
    try {
      const body = { ...textsOf(sent), note: sent.note ?? '', version };
      const saved = await calls.saveSiteTextDraft({ params: { name }, body });
      ground = sent;
      unanswered = {};
      change({ version: saved.version });
    } catch (error) {
      if (isWorthAnotherTry(error)) unanswered = sent;
      return refused(error);
    }
    return saveAll();
  };

  const refused = (error: unknown): boolean | Promise<boolean> => {
    if (error instanceof ApiProblem && error.code === 'record-changed') {
      const isSettled = arrive(error.current as SiteTextDraft | null);
      return isSettled && saveAll();
    }
    change({ saving: { kind: 'failed', error } });
    saver.scheduleRetry(error);
    return false;
  };

  /** Merges another person's draft with what is typed by now. Returns whether there is nothing to choose. */
  const arrive = (current: SiteTextDraft | null): boolean => {
    const theirs = typedOf({ ...text, draft: current });
    const isOwn = (field: string) => theirs[field] === unanswered[field];
    const before = Object.fromEntries(
      Object.entries(ground).map(([field, value]) => [field, isOwn(field) ? unanswered[field] : value]),
    ) as Typed;
    const { merged, conflicts } = mergeTyped(before, state.typed, theirs);
    ground = theirs;
    change({
      typed: merged,
      version: current?.version ?? 0,
      saving: { kind: 'pending' },
      conflict: conflicts.length === 0 ? null : { fields: conflicts, theirs },
    });
    return conflicts.length === 0;
  };

  const saver = createSaver(saveAll);

  return {
    save: saver.save,
    stop: saver.cancel,
    set: (field: string, value: string) => {
      change({ typed: { ...state.typed, [field]: value }, saving: { kind: 'pending' } });
      saver.schedule(PAUSE_MS);
    },
    /** Continues after a conflict: the given fields take the other person's text, all others keep what was typed. */
    resolve: (fields: readonly string[]) => {
      const { conflict, typed } = state;
      if (conflict === null) return;
      const taken = Object.fromEntries(fields.map((field) => [field, conflict.theirs[field] ?? '']));
      change({ typed: { ...typed, ...taken }, conflict: null });
      return saver.save();
    },
  };
}
