import { useClient } from '@ayrac/browser/calls/client.ts';
import { ownWords, readProblem } from '@ayrac/browser/calls/problem.ts';
import { fieldMessage } from '@ayrac/browser/form/field-message.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSessionDeeds } from '@ayrac/browser/session/use-session.ts';
import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { validateProfile } from '@ayrac/domain/account/profile.ts';
import { judgeBirthday } from '@ayrac/domain/person/birthday-parts.ts';
import { cityChanged, districtsLoaded } from '@ayrac/domain/person/person.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePlaces } from '#web/form/use-places.ts';
import { useNow } from '#web/site.ts';
import { findDraft, keepDraft } from './kept-draft.ts';
import { draftOf, type ProfileDraft, profileBody, saysTheSame } from './profile-draft.ts';

/** What became of the last try to save. */
export type Outcome =
  | { readonly kind: 'none' | 'saving' | 'conflict' | 'restored' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

type TextName = Exclude<keyof ProfileDraft, 'remindMe'>;
export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The form of a profile: what is saved, what is typed, what is wrong with it, and the saving. */
export function useProfileForm(initial: CustomerProfile, jobs: readonly string[]) {
  const phrases = usePhrases();
  const profile = useScreenPhrases('profile');
  const fieldErrors = useScreenPhrases('fieldErrors');
  const client = useClient();
  const now = useNow();
  const { askAgain } = useSessionDeeds();
  const [saved, setSaved] = useState(initial);
  const [kept] = useState(() => findDraft(initial.id));
  const [draft, setDraft] = useState(kept?.draft ?? draftOf(initial));
  const [version, setVersion] = useState<number>(kept?.version ?? initial.version);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [outcome, setOutcome] = useState<Outcome>({ kind: kept === undefined ? 'none' : 'restored' });
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const places = usePlaces(draft.city, undefined);
  const districts = places.districts.kind === 'known' ? places.districts.names : undefined;
  const isDirty = !saysTheSame(draft, draftOf(saved));

  useEffect(() => {
    if (districts !== undefined) setDraft((before) => districtsLoaded(before, districts));
  }, [districts]);

  // Whoever leaves the screen, or has to sign in again, finds it as it was.
  useEffect(() => {
    keepDraft(isDirty ? { userId: saved.id, draft, version } : undefined);
  }, [isDirty, saved.id, draft, version]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  useLayoutEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const check = validateProfile(
    draft,
    {
      places: {
        provinces: places.isFallback ? [] : (places.provinces?.map(({ name }) => name) ?? []),
        districtsOf: () => districts ?? [],
      },
      jobs: jobs.length === 0 ? [draft.job] : jobs,
    },
    now,
  );
  const problems = check.kind === 'invalid' ? check.fields : {};

  const errorOf = (name: keyof ProfileDraft): string | undefined => {
    const problem = problems[name];
    if (said[name] !== undefined) return said[name];
    if (problem === undefined || (attempts === 0 && !left.has(name))) return undefined;
    const ofDate = name === 'birthday' ? judgeBirthday(draft.birthday, now) : undefined;
    return ofDate === undefined
      ? fieldMessage(problem, undefined, fieldErrors)
      : profile.birthdayProblems[ofDate.problem];
  };

  const set = <Name extends keyof ProfileDraft>(name: Name, value: ProfileDraft[Name]) => {
    setDraft((before) =>
      name === 'city' ? cityChanged(before, String(value)) : { ...before, [name]: value },
    );
    setSaid(({ [name]: _, ...others }) => others);
    setOutcome((before) => (before.kind === 'saved' ? { kind: 'none' } : before));
  };

  const take = (fresh: CustomerProfile) => {
    setSaved(fresh);
    setDraft(draftOf(fresh));
    setVersion(fresh.version);
    setSaid({});
    setLeft(new Set());
    setAttempts(0);
  };

  async function save(overwrites: boolean) {
    if (outcome.kind === 'saving') return;
    if (check.kind === 'invalid') return setAttempts((count) => count + 1);
    setOutcome({ kind: 'saving' });
    try {
      const fresh = await client.saveProfile({ body: profileBody(draft, overwrites ? null : version) });
      const isRenamed = fresh.name !== saved.name || fresh.surname !== saved.surname;
      take(fresh);
      setOutcome({ kind: 'saved', at: new Date() });
      if (isRenamed) await askAgain();
    } catch (error) {
      const problem = readProblem(error);
      const { code, fields } = problem;
      if (code === 'profile-changed') return setOutcome({ kind: 'conflict' });
      setSaid(fields);
      setOutcome({ kind: 'failed', message: ownWords(problem, phrases.errors.page.unknown) });
      if (Object.keys(fields).length > 0) setAttempts((count) => count + 1);
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
    saved,
    draft,
    places,
    outcome,
    summary,
    isDirty,
    set,
    errorOf,
    hasErrors: attempts > 0,
    /** A field that was left empty is not wrong yet. */
    leave: (name: TextName, value: string) => {
      if (value !== '') setLeft((before) => new Set(before).add(name));
    },
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

/** What ties a text field or list to the form. */
export function textProps(form: ProfileForm, name: TextName) {
  return {
    id: `profile-${name}`,
    name,
    value: form.draft[name],
    error: form.errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.set(name, event.currentTarget.value),
    onBlur: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.leave(name, event.currentTarget.value),
  };
}
