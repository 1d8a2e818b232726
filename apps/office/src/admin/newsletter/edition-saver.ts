import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { byFieldName, type OfficeClient } from '@ayrac/contract/office/client.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { changedTo } from '#office/client/changed-to.ts';
import { isWorthAnotherTry } from '#office/client/query-client.ts';
import { createSaver } from '#office/screen/saver.ts';
import { keepChanges } from '../campaign-wizard/kept-changes.ts';
import {
  contentOf,
  differing,
  type EditionContent,
  type EditionPart,
  merged,
  withArrived,
  withParts,
} from './edition-content.ts';

/** Pause before saving after the last change, in milliseconds. */
const PAUSE_MS = 800;

/** State of saving an edition. */
export type EditionSaving =
  | { readonly kind: 'saved' | 'pending' | 'saving' | 'offline' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Parts that two editors changed at the same time. */
export interface EditionConflict {
  readonly current: EditionDetail;
  readonly parts: readonly EditionPart[];
}

/** The server's state that the typed content is based on. */
export interface EditionGround {
  readonly version: number;
  readonly content: EditionContent;
}

/** State of an edition that is being typed. */
export interface EditionState {
  readonly content: EditionContent;
  readonly saving: EditionSaving;
  /** Messages of the server by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly conflict: EditionConflict | null;
}

interface EditionSaverParts {
  readonly id: string;
  readonly username: string;
  readonly content: EditionContent;
  readonly ground: EditionGround;
  readonly client: Pick<OfficeClient, 'saveEdition'>;
  readonly onState: (state: EditionState) => void;
  readonly onSaved: (edition: EditionDetail) => void;
}

/** State of an edition that was just opened. */
export function openedState(content: EditionContent): EditionState {
  return { content, saving: { kind: 'saved' }, errors: {}, conflict: null };
}

/**
 * Saves an edition while it is typed. Unsaved input is stored in this browser, so that nothing is lost when a save
 * fails. While there is a conflict, nothing is saved.
 */
export function createEditionSaver(parts: EditionSaverParts) {
  const { id, username, client } = parts;
  let { ground } = parts;
  let state = openedState(parts.content);
  /** Content of a save whose answer was lost, so that it may have been written. */
  let unanswered: EditionContent | undefined;

  function update(change: Partial<EditionState>): void {
    state = { ...state, ...change };
    parts.onState(state);
  }

  /** Stores unsaved input in this browser. */
  function keep(): void {
    const values = differing(ground.content, state.content).map((part) => {
      const value = state.content[part];
      return [part, typeof value === 'string' ? value : value.join(' ')];
    });
    keepChanges(username, id, { version: ground.version, values: Object.fromEntries(values) });
  }

  async function saveAll(): Promise<boolean> {
    if (state.conflict !== null) return false;
    const sent = state.content;
    const changed = differing(ground.content, sent);
    if (changed.length === 0) {
      update({ saving: { kind: 'saved' } });
      return true;
    }
    update({ saving: { kind: 'saving' } });
    try {
      const values = Object.fromEntries(changed.map((part) => [part, sent[part]]));
      const saved = await client.saveEdition({ params: { id }, body: { version: ground.version, values } });
      ground = { version: saved.version, content: sent };
      unanswered = undefined;
      update({ errors: {} });
      keep();
      parts.onSaved(saved);
    } catch (error) {
      if (isWorthAnotherTry(error)) unanswered = sent;
      return refused(error);
    }
    // Saves what was typed in the meantime.
    return saveAll();
  }

  function refused(error: unknown): boolean | Promise<boolean> {
    const current = changedTo<EditionDetail>(error);
    if (current !== undefined) return takeOver(current);
    const { code, fields } = readProblem(error);
    const isOffline = code === 'network' || code === 'timeout';
    update(
      isOffline
        ? { saving: { kind: 'offline' } }
        : { saving: { kind: 'failed', error }, errors: byFieldName(fields) },
    );
    saver.scheduleRetry(error);
    return false;
  }

  /** Merges the changes of another person. Parts that both have changed are a conflict. */
  function takeOver(current: EditionDetail): boolean | Promise<boolean> {
    const theirs = contentOf(current);
    const base = unanswered ? withArrived(ground.content, unanswered, theirs) : ground.content;
    const { content, conflicts } = merged(base, state.content, theirs);
    if (conflicts.length > 0) {
      update({ content, conflict: { current, parts: conflicts } });
      return false;
    }
    update({ content });
    ground = { version: current.version, content: theirs };
    return saveAll();
  }

  const saver = createSaver(saveAll);

  return {
    save: saver.save,
    schedule: saver.schedule,
    change: (changed: Partial<EditionContent>, pause = PAUSE_MS): void => {
      const isFirst = state.saving.kind === 'saved';
      update({
        content: { ...state.content, ...changed },
        saving: isFirst ? { kind: 'pending' } : state.saving,
      });
      keep();
      saver.schedule(pause);
    },
    /** Continues after a conflict: the given parts take the other person's value, all others keep what was typed. */
    resolve: ({ current }: EditionConflict, taken: readonly EditionPart[]): Promise<boolean> => {
      const theirs = contentOf(current);
      ground = { version: current.version, content: theirs };
      update({ content: withParts(state.content, theirs, taken), conflict: null });
      keep();
      return saver.save();
    },
    /** Returns the last saved version, also to callers that have awaited something. */
    version: (): number => ground.version,
  };
}
