import { type CallProblem, ownWords, readProblem } from '@ayrac/browser/calls/problem.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { FormCheck } from '@ayrac/domain/quote/quote.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldMessage, type ProblemTexts } from '#web/form/field-message.ts';
import { keyKeeper, randomKey } from '#web/form/idempotency.ts';

/** Texts by the name of their field; a box is `on` or empty. */
export type Draft<Name extends string> = Readonly<Record<Name, string>>;

/** What the server refused before script ran, with everything that was typed. */
export interface Refused<Name extends string> {
  readonly draft: Draft<Name>;
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
  readonly code: CallProblem['code'];
}

/** How one form is read, judged and sent. */
export interface FormSetting<Name extends string> {
  readonly names: readonly Name[];
  readonly refused?: Refused<Name> | undefined;
  readonly check: (draft: Draft<Name>) => FormCheck<unknown>;
  readonly send: (
    draft: Draft<Name>,
    sending: { readonly tookMs: number; readonly idempotencyKey: string },
  ) => Promise<unknown>;
  /** What to do about a field that was left empty. */
  readonly missing: Partial<Record<Name, string>>;
  /** What is said of problems that not every form has. */
  readonly problems?: Partial<ProblemTexts>;
  /** What to say where no answer says it. */
  readonly failed: string;
  /** Says what a failure means, where the form knows better than the answer. */
  readonly explain?: (error: unknown) => string | undefined;
}

/** Everything that a posted or shown form holds; fields that it does not send are empty. */
export function readDraft<Name extends string>(form: FormData, names: readonly Name[]): Draft<Name> {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Draft<Name>;
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>;

/** A form: its content, its errors after an attempt or a field that was left, and its sending. */
export function useForm<Name extends string>(setting: FormSetting<Name>) {
  const { names, refused, check, send, missing, problems, failed, explain } = setting;
  const { errors } = usePhrases();
  const texts = { ...useScreenPhrases('fieldErrors'), ...problems };
  const element = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => performance.now());
  const [keyFor] = useState(() => keyKeeper(randomKey));
  const [draft, setDraft] = useState(refused?.draft ?? readDraft(new FormData(), names));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState(refused?.fields ?? {});
  const [message, setMessage] = useState(refused?.message ?? '');
  const [code, setCode] = useState(refused?.code);
  const [state, setState] = useState<'filling' | 'sending' | 'sent'>('filling');
  const [attempts, setAttempts] = useState(0);
  const checked = check(draft);

  // What was typed before script ran is the form's, too.
  useEffect(() => {
    if (element.current !== null) setDraft(readDraft(new FormData(element.current), names));
  }, [names]);

  // After an attempt that failed, the first field to blame is focused; where none is, what was said of the whole.
  useLayoutEffect(() => {
    if (attempts === 0) return;
    const first = (wanted: string) => element.current?.querySelector<HTMLElement>(wanted);
    const wrong = first('[aria-invalid="true"], fieldset:has(> .field-error) input');
    (wrong ?? first('[data-refusal]'))?.focus();
  }, [attempts]);

  const errorOf = (name: Name): string | undefined => {
    const problem = checked.kind === 'invalid' ? checked.fields[name] : undefined;
    const isDue = attempts > 0 || left.has(name);
    if (said[name] !== undefined) return said[name];
    return problem !== undefined && isDue ? fieldMessage(problem, missing[name], texts) : undefined;
  };

  const set = (name: Name, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setSaid(({ [name]: _, ...others }) => others);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state !== 'filling') return;
    setMessage('');
    if (checked.kind === 'invalid') return setAttempts((count) => count + 1);
    setState('sending');
    const tookMs = Math.round(performance.now() - begun);
    try {
      await send(draft, { tookMs, idempotencyKey: keyFor(draft) });
      setState('sent');
    } catch (error) {
      const problem = readProblem(error);
      setSaid(problem.fields);
      setCode(problem.code);
      setMessage(explain?.(error) ?? (ownWords(problem, errors.page.unknown) || failed));
      setState('filling');
      setAttempts((count) => count + 1);
    }
  }

  const reset = () => {
    setDraft(readDraft(new FormData(), names));
    setLeft(new Set());
    setAttempts(0);
    setState('filling');
  };

  return {
    element,
    draft,
    set,
    /** A field that was left empty is not wrong yet. */
    leave: (name: Name, value: string) => {
      if (value !== '') setLeft((before) => new Set(before).add(name));
    },
    errorOf,
    message,
    /** What the last refusal is called. */
    code,
    isSending: state === 'sending',
    isSent: state === 'sent',
    submit,
    reset,
  };
}

/** What ties a text field, list or area to the form. */
export function fieldProps<Name extends string>(form: FormState<Name>, name: Name) {
  return {
    name,
    value: form.draft[name],
    error: form.errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.set(name, event.currentTarget.value),
    onBlur: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.leave(name, event.currentTarget.value),
  };
}
