import { useClient } from '@ayrac/browser/calls/client.ts';
import { ownWords, readProblem } from '@ayrac/browser/calls/problem.ts';
import type { TextName } from '@ayrac/browser/form/draft.ts';
import { fieldProps, useContent } from '@ayrac/browser/form/use-content.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { profileForm } from '@ayrac/domain/account/profile.ts';
import { cityChanged } from '@ayrac/domain/person/person.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { draftOf, isSameDraft, type ProfileDraft, profileBody, withLater } from './profile-draft.ts';
import { findUnsaved, keepUnsaved } from './unsaved-profile.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useProfileCheck } from './use-profile-check.ts';

/** Outcome of the last attempt to save. */
export type Outcome =
  | { readonly kind: 'none' | 'saving' | 'conflict' | 'restored' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** State of the profile form: the saved profile, the draft, its errors, and saving. */
export function useProfileForm(initial: CustomerProfile, jobs: readonly string[]) {
  const phrases = usePhrases();
  const profile = useScreenPhrases('profile');
  const client = useClient();
  const { askAgain } = useSessionActions();
  const [saved, setSaved] = useState(initial);
  const [unsaved] = useState(() => findUnsaved(initial.id));
  const [version, setVersion] = useState<number>(unsaved?.version ?? initial.version);
  const content = useContent({
    fields: profileForm,
    initial: unsaved?.draft ?? draftOf(initial),
    change: changeProfile,
  });
  const { draft, attempts, noteAttempt } = content;
  const [outcome, setOutcome] = useState<Outcome>({ kind: unsaved === undefined ? 'none' : 'restored' });
  const summary = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const { places, isValid, problems, birthdayProblem } = useProfileCheck(content, jobs);
  const isDirty = !isSameDraft(draft, draftOf(saved));

  // Restores the form after another screen or a new login.
  useEffect(() => {
    keepUnsaved(saved.id, isDirty ? { draft, version } : undefined);
  }, [isDirty, saved.id, draft, version]);

  useLeaveQuestion(isDirty);

  useLayoutEffect(() => {
    if (attempts > 0) (summary.current ?? failure.current)?.focus();
  }, [attempts]);

  const errorOf = (name: keyof ProfileDraft): string | undefined => {
    const words =
      name === 'birthday' && birthdayProblem ? profile.birthdayProblems[birthdayProblem] : undefined;
    return content.messageOf(name, problems[name], attempts > 0, words);
  };

  const set: typeof content.set = (name, value) => {
    content.set(name, value);
    setOutcome((before) => (before.kind === 'saved' ? { kind: 'none' } : before));
  };

  /** Begins anew with a profile, and with what was typed since a draft was sent. */
  const take = (fresh: CustomerProfile, sent?: ProfileDraft) => {
    setSaved(fresh);
    content.begin((now) => (sent === undefined ? draftOf(fresh) : withLater(draftOf(fresh), sent, now)));
    setVersion(fresh.version);
  };

  async function save(overwrites: boolean) {
    if (outcome.kind === 'saving') return;
    if (!isValid) return noteAttempt();
    setOutcome({ kind: 'saving' });
    try {
      const fresh = await client.saveProfile({ body: profileBody(draft, overwrites ? null : version) });
      const isRenamed = fresh.name !== saved.name || fresh.surname !== saved.surname;
      // The screen may have been left, so that nothing else forgets it.
      keepUnsaved(saved.id, undefined);
      take(fresh, draft);
      setOutcome({ kind: 'saved', at: new Date() });
      if (isRenamed) await askAgain();
    } catch (error) {
      const problem = readProblem(error);
      const { code, fields } = problem;
      if (code === 'profile-changed') return setOutcome({ kind: 'conflict' });
      content.setServerErrors(fields);
      setOutcome({ kind: 'failed', message: ownWords(problem, phrases.errors.page.unknown) });
      noteAttempt();
    }
  }

  async function reload() {
    try {
      take(await client.getCustomerProfile());
      setOutcome({ kind: 'none' });
    } catch (error) {
      setOutcome({ kind: 'failed', message: readProblem(error).message || profile.notLoaded });
    }
  }

  return {
    fields: profileForm,
    saved,
    draft,
    places,
    outcome,
    summary,
    failure,
    isDirty,
    set,
    errorOf,
    hasErrors: attempts > 0,
    leave: content.leave,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void save(false);
    },
    overwrite: () => save(true),
    reload,
    discard: () => {
      take(saved);
      setOutcome({ kind: 'none' });
    },
  };
}

/** Returns the props that bind a text field or select to the form. The error summary links to the id. */
export function textProps(form: ProfileForm, name: TextName<typeof profileForm>) {
  return { id: `profile-${name}`, ...fieldProps(form, name) };
}

/** A district belongs to its province, so a new province clears it. */
function changeProfile(draft: ProfileDraft, name: keyof ProfileDraft, value: string | boolean): ProfileDraft {
  return name === 'city' ? cityChanged(draft, String(value)) : { ...draft, [name]: value };
}
