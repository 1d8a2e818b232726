import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import { byFieldName } from '@ayrac/contract/office/client.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { isWorthAnotherTry } from '#office/client/query-client.ts';
import { createSaver } from '#office/screen/saver.ts';
import { keepChanges, keptChanges } from '../campaign-wizard/kept-changes.ts';
import {
  contentOf,
  differing,
  type EditionContent,
  type EditionPart,
  editionParts,
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
interface Ground {
  readonly version: number;
  readonly content: EditionContent;
}

/**
 * Autosaving content of a draft. Unsaved input is stored in this browser, so that nothing is lost when a save fails.
 */
export function useEditionDraft(
  opened: EditionDetail,
  { username, onSaved }: { readonly username: string; readonly onSaved: (edition: EditionDetail) => void },
) {
  const client = useOfficeClient();
  const { id } = opened;
  const [begun] = useState(() => begin(opened, username));
  const [content, setContent] = useState(begun.content);
  const [saving, setSaving] = useState<EditionSaving>({ kind: 'saved' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<EditionConflict | null>(null);
  const typed = useRef(content);
  const ground = useRef<Ground>(begun.ground);
  /** Content of a save whose answer was lost, so that it may have been written. */
  const unanswered = useRef<EditionContent>(undefined);
  const isHeld = useRef(false);
  const latest = useRef(onSaved);
  latest.current = onSaved;

  const saver = useMemo(() => {
    const show = (next: EditionContent) => {
      typed.current = next;
      setContent(next);
    };
    const keep = () => {
      const parts = differing(ground.current.content, typed.current);
      const values = parts.map((part) => {
        const value = typed.current[part];
        return [part, typeof value === 'string' ? value : value.join(' ')];
      });
      keepChanges(username, id, { version: ground.current.version, values: Object.fromEntries(values) });
    };
    const saveAll = async (): Promise<boolean> => {
      if (isHeld.current) return false;
      const sent = typed.current;
      const parts = differing(ground.current.content, sent);
      if (parts.length === 0) {
        setSaving({ kind: 'saved' });
        return true;
      }
      setSaving({ kind: 'saving' });
      try {
        const { version } = ground.current;
        const given = Object.fromEntries(parts.map((part) => [part, sent[part]]));
        const values: Parameters<typeof client.saveEdition>[0]['body']['values'] = given;
        const saved = await client.saveEdition({ params: { id }, body: { version, values } });
        ground.current = { version: saved.version, content: sent };
        unanswered.current = undefined;
        setErrors({});
        keep();
        latest.current(saved);
        return saveAll();
      } catch (error) {
        if (isWorthAnotherTry(error)) unanswered.current = sent;
        return refused(error);
      }
    };
    const refused = (error: unknown): boolean | Promise<boolean> => {
      const current = changedTo(error);
      if (current !== undefined) {
        const theirs = contentOf(current);
        const { content: known } = ground.current;
        const base = unanswered.current ? withArrived(known, unanswered.current, theirs) : known;
        const { content: next, conflicts } = merged(base, typed.current, theirs);
        show(next);
        if (conflicts.length > 0) {
          isHeld.current = true;
          setConflict({ current, parts: conflicts });
          return false;
        }
        ground.current = { version: current.version, content: theirs };
        return saveAll();
      }
      const { code, fields } = readProblem(error);
      if (code === 'network' || code === 'timeout') {
        setSaving({ kind: 'offline' });
        saver.scheduleRetry(error);
        return false;
      }
      setErrors(byFieldName(fields));
      setSaving({ kind: 'failed', error });
      saver.scheduleRetry(error);
      return false;
    };

    const saver = createSaver(saveAll);
    const change = (parts: Partial<EditionContent>, pause = PAUSE_MS) => {
      show({ ...typed.current, ...parts });
      keep();
      setSaving((now) => (now.kind === 'saved' ? { kind: 'pending' } : now));
      saver.schedule(pause);
    };
    /** Continues after a conflict: the given parts take the other person's value, all others keep what was typed. */
    const resolve = ({ current }: EditionConflict, parts: readonly EditionPart[]) => {
      const theirs = contentOf(current);
      show(withParts(typed.current, theirs, parts));
      ground.current = { version: current.version, content: theirs };
      isHeld.current = false;
      setConflict(null);
      keep();
      return saver.save();
    };
    return { ...saver, change, resolve };
  }, [client, id, username]);

  useEffect(() => {
    saver.schedule(0);
    const online = () => saver.save();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      // Saves the last changes. If that fails, they stay in this browser's storage.
      saver.save();
    };
  }, [saver]);

  return {
    ...{ content, saving, errors, conflict },
    change: saver.change,
    save: saver.save,
    resolve: saver.resolve,
    /** Returns the last saved version, also to callers that have awaited something. */
    version: useCallback(() => ground.current.version, []),
  };
}

/** A draft with its content. */
export type EditionDraft = ReturnType<typeof useEditionDraft>;

/**
 * Returns the server's content with unsaved changes of this browser on top. Changes based on an older version become a
 * conflict.
 */
function begin(opened: EditionDetail, username: string) {
  const content = contentOf(opened);
  const kept = keptChanges(username, opened.id);
  const values = Object.fromEntries(
    editionParts.flatMap((part) => {
      const value = kept?.values[part];
      if (typeof value !== 'string') return [];
      return [[part, part === 'campaignIds' ? value.split(' ').filter((one) => one !== '') : value]];
    }),
  );
  const unknown = Object.fromEntries(
    Object.keys(values).map((part) => [part, part === 'campaignIds' ? ['?'] : '?']),
  );
  const isOlder = kept !== undefined && kept.version < opened.version;
  const ground: Ground = isOlder
    ? { version: kept.version, content: { ...content, ...unknown } }
    : { version: opened.version, content };
  return { content: { ...content, ...values } as EditionContent, ground };
}

function changedTo(error: unknown): EditionDetail | undefined {
  const isConflict = error instanceof ApiProblem && error.code === 'record-changed';
  return isConflict && error.current ? (error.current as EditionDetail) : undefined;
}
