import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOfficeClient } from '#office/client/client.ts';
import { isWorthAnotherTry } from '#office/client/query-client.ts';
import type { Values } from '#office/client/row.ts';
import type { Typed } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { beginForm } from './begin-form.ts';
import { changedMeanwhile, conflictsOf, type DraftConflict } from './draft-conflict.ts';
import { countWaiting, fieldOf, typedDraft, unsavedOf } from './draft-values.ts';
import { type Advance, advance, type Ground, settle } from './ground.ts';
import { keepChanges } from './kept-changes.ts';

/** Debounce of saving after the last change, in milliseconds. */
const PAUSE_MS = 1_000;
const RETRY_MS = 5_000;

/** State of saving a draft. */
export type Saving =
  | { readonly kind: 'saved' | 'pending' | 'saving' | 'offline' }
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'failed'; readonly message: string };

/** Autosaving form of a draft. Unsaved input is stored in this browser, so that nothing is lost when a save fails. */
export function useAutosave(opened: CampaignDraft, username: string) {
  const client = useOfficeClient();
  const locale = useLocale();
  const { fieldErrors } = useOfficePhrases();
  const { id } = opened;
  const [begun] = useState(() => beginForm(opened, username, typedDraft(opened.content, locale)));
  const [draft, setDraft] = useState(opened);
  const [saving, setSaving] = useState<Saving>({ kind: begun.isRecovered ? 'pending' : 'saved' });
  const [conflict, setConflict] = useState<{ draft: CampaignDraft; of: readonly DraftConflict[] } | null>(
    null,
  );
  const form = useForm<Typed, unknown, Values>({ defaultValues: begun.typed });
  const ground = useRef<Ground>(begun.ground);
  /** Values of saves whose answer was lost, so that they may have been written. */
  const unanswered = useRef<Typed>({});
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const latest = useRef(opened);

  const saver = useMemo(() => {
    const { getValues, setValue, setError, clearErrors } = form;
    const typedNow = () => ({ ...getValues() });

    const take = (next: CampaignDraft, { ground: own, arrived }: Advance) => {
      ground.current = own;
      for (const [name, value] of Object.entries(arrived)) setValue(name, value);
      setDraft(next);
      latest.current = next;
    };

    const keep = () => {
      const { sent, problems } = unsavedOf(typedNow(), ground.current.settled);
      const typed = typedNow();
      const names = [...Object.keys(sent), ...Object.keys(problems).map(fieldOf)];
      const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']));
      keepChanges(username, id, { version: ground.current.version, values });
      return { sent, problems };
    };

    const schedule = (pause = PAUSE_MS) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pause);
    };

    /** Saves pending changes. Resolves with whether everything is saved. */
    const save = (): Promise<boolean> => {
      clearTimeout(timer.current);
      running.current ??= saveNow().finally(() => {
        running.current = undefined;
      });
      return running.current;
    };

    const saveNow = async (): Promise<boolean> => {
      if (isHeld.current) return false;
      const { given, sent, problems } = unsavedOf(typedNow(), ground.current.settled);
      clearErrors();
      for (const [path, problem] of Object.entries(problems))
        setError(fieldOf(path), {
          type: problem,
          message: fieldErrors[problem as 'invalid'] ?? fieldErrors.invalid,
        });
      const count = countWaiting(problems);
      const rest: Saving = count > 0 ? { kind: 'waiting', count } : { kind: 'saved' };
      if (Object.keys(sent).length === 0) {
        setSaving(rest);
        return count === 0;
      }
      setSaving({ kind: 'saving' });
      try {
        const { version } = ground.current;
        const saved = await client.saveCampaignDraft({ params: { id }, body: { version, values: given } });
        const content = typedDraft(saved.content, locale);
        take(saved, advance(ground.current, typedNow(), { version: saved.version, content, sent }));
        unanswered.current = {};
        const left = keep();
        if (Object.keys(left.sent).length > 0) return saveNow();
        setSaving(rest);
        return count === 0;
      } catch (error) {
        if (isWorthAnotherTry(error)) unanswered.current = { ...unanswered.current, ...sent };
        return refused(error);
      }
    };

    const refused = (error: unknown): boolean | Promise<boolean> => {
      const current = changedMeanwhile(error);
      if (current !== undefined) {
        const own = { ...ground.current.server, ...unanswered.current };
        const of = conflictsOf(current, typedNow(), own, locale);
        if (of.length === 0) {
          ground.current = { ...ground.current, version: current.draft.version };
          return saveNow();
        }
        isHeld.current = true;
        setConflict({ draft: current.draft, of });
        return false;
      }
      const { code, message, fields } = readProblem(error);
      if (code === 'network' || code === 'timeout') {
        setSaving({ kind: 'offline' });
        schedule(RETRY_MS);
        return false;
      }
      for (const [path, text] of Object.entries(fields)) {
        setError(fieldOf(path.replace(/^values\./, '')), { type: 'server', message: text });
      }
      setSaving({ kind: 'failed', message });
      if (isWorthAnotherTry(error)) schedule(RETRY_MS);
      return false;
    };

    /** Continues after a conflict: the given fields take the other person's value, all others keep what was typed. */
    const resolve = (current: CampaignDraft, theirs: readonly string[]) => {
      const content = typedDraft(current.content, locale);
      isHeld.current = false;
      take(current, settle(ground.current, typedNow(), { version: current.version, content, theirs }));
      setConflict(null);
      return save();
    };

    /** Shows changes that others have saved in the meantime. Resolves with whether there are any. */
    const refresh = async () => {
      if (isHeld.current || running.current !== undefined) return false;
      const now = await client.getCampaignDraft({ params: { id } });
      if (running.current !== undefined) return false;
      const content = typedDraft(now.content, locale);
      const next = advance(ground.current, typedNow(), { version: now.version, content });
      take(now, next);
      return Object.keys(next.arrived).length > 0;
    };
    return { save, schedule, keep, resolve, refresh };
  }, [client, form, id, locale, username, fieldErrors]);

  useEffect(() => {
    const changed = form.watch(() => {
      const { sent, problems } = saver.keep();
      if (Object.keys(sent).length + Object.keys(problems).length === 0) return;
      setSaving((now) => (now.kind === 'saved' || now.kind === 'waiting' ? { kind: 'pending' } : now));
      saver.schedule();
    });
    if (begun.isRecovered) saver.schedule(0);
    const online = () => saver.save();
    addEventListener('online', online);
    return () => {
      changed.unsubscribe();
      removeEventListener('online', online);
      // Saves the changes of the last second. If that fails, they stay in this browser's storage.
      saver.save();
    };
  }, [form, saver, begun]);

  return {
    form,
    draft,
    saving,
    conflict,
    savedVersion: draft.version,
    isRecovered: begun.isRecovered,
    save: saver.save,
    refresh: saver.refresh,
    resolve: useCallback(
      (theirs: readonly string[]) => conflict && saver.resolve(conflict.draft, theirs),
      [conflict, saver],
    ),
    /** Returns the first field that cannot be saved as typed, if any. */
    firstProblem: () => {
      const [path] = Object.keys(unsavedOf({ ...form.getValues() }, ground.current.settled).problems);
      return path === undefined ? undefined : fieldOf(path);
    },
    /** Returns the last saved draft, also to callers that have awaited something. */
    latest: useCallback(() => latest.current, []),
  };
}

/** A draft with its autosaving form. */
export type Autosave = ReturnType<typeof useAutosave>;
