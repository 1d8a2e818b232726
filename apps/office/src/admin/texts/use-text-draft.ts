import { ApiProblem } from '@ayrac/contract/client.ts';
import type { SiteText, SiteTextDraft } from '@ayrac/contract/office/site-texts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOfficeCalls } from '#office/client/client.ts';
import { isWorthAnotherTry } from '#office/client/query-client.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { mergeTyped, type Typed, textsOf, typedOf } from './typed.ts';

/** Debounce of saving after the last change, in milliseconds. */
const PAUSE_MS = 1_000;
/** Pause before a save that got no answer is repeated, in milliseconds. */
const RETRY_MS = 5_000;

/** State of saving. */
export type Saving =
  | { readonly kind: 'saved' | 'pending' | 'saving' }
  | { readonly kind: 'failed'; readonly message: string; readonly isWorthAnotherTry: boolean };

/** Fields that both this editor and another person changed, with the latter's values. */
export interface TextConflict {
  readonly fields: readonly string[];
  readonly theirs: Typed;
}

/** Autosaving draft of a text. Simultaneous editors are told about each other's changes and lose nothing. */
export function useTextDraft(text: SiteText) {
  const calls = useOfficeCalls();
  const failureWords = useFailureWords();
  const { name } = text;
  const [typed, setTyped] = useState(() => typedOf(text));
  const [version, setVersion] = useState(text.draft?.version ?? 0);
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' });
  const [conflict, setConflict] = useState<TextConflict | null>(null);
  const ground = useRef(typed);

  const arrive = useCallback(
    (current: SiteTextDraft | null, mine: Typed) => {
      const theirs = typedOf({ ...text, draft: current });
      const { merged, conflicts } = mergeTyped(ground.current, mine, theirs);
      ground.current = theirs;
      setVersion(current?.version ?? 0);
      setTyped(merged);
      setConflict(conflicts.length === 0 ? null : { fields: conflicts, theirs });
    },
    [text],
  );

  const save = useCallback(async () => {
    const sent = typed;
    setSaving({ kind: 'saving' });
    try {
      const saved = await calls.saveSiteTextDraft({
        params: { name },
        body: { ...textsOf(sent), note: sent.note ?? '', version },
      });
      ground.current = sent;
      setVersion(saved.version);
      setSaving({ kind: 'saved' });
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'record-changed') {
        arrive(error.current as SiteTextDraft | null, sent);
        setSaving({ kind: 'pending' });
      } else {
        const message = failureWords(error);
        setSaving({ kind: 'failed', message, isWorthAnotherTry: isWorthAnotherTry(error) });
      }
    }
  }, [calls, name, typed, version, arrive, failureWords]);

  const isDirty = Object.keys(typed).some((field) => typed[field] !== ground.current[field]);
  useEffect(() => {
    if (!isDirty || conflict !== null || saving.kind === 'saving') return;
    if (saving.kind === 'failed' && !saving.isWorthAnotherTry) return;
    const timer = setTimeout(() => void save(), saving.kind === 'failed' ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, conflict, saving, save]);

  const set = (field: string, value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    setSaving({ kind: 'pending' });
  };
  /** Continues after a conflict: the given fields take the other person's text, all others keep what was typed. */
  const resolve = (theirs: readonly string[]) => {
    if (conflict === null) return;
    const taken = theirs.map((field) => [field, conflict.theirs[field] ?? '']);
    setTyped((now) => ({ ...now, ...Object.fromEntries(taken) }));
    setConflict(null);
    setSaving({ kind: 'pending' });
  };
  return { typed, set, version, saving, conflict, resolve, save, isDirty };
}
export type TextDraft = ReturnType<typeof useTextDraft>;
