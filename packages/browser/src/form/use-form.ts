import type { Fields, FormCheck } from '@ayrac/domain/field/field.ts';
import { type FormEvent, useId, useState } from 'react';
import { type CallProblem, isMarkedIn, ownWords, readProblem } from '../calls/problem.ts';
import { usePhrases } from '../phrases.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { keyKeeper, randomKey } from './idempotency.ts';
import { type ContentSetting, useContent } from './use-content.ts';

export type { Draft } from './draft.ts';
export { boxProps, fieldProps } from './use-content.ts';

/** A submission that the server refused before script ran, with the submitted values. */
export interface Refused<Set extends Fields> {
  readonly draft: Draft<Set>;
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
  readonly code: CallProblem['code'];
}

/** How a form is read, checked and sent. */
export interface FormSetting<Set extends Fields>
  extends Pick<ContentSetting<Set>, 'fields' | 'missing' | 'problems'> {
  readonly refused?: Refused<Set> | undefined;
  /** Initial values. */
  readonly begun?: Partial<Draft<Set>>;
  readonly check: (draft: Draft<Set>) => FormCheck<unknown>;
  readonly send: (
    draft: Draft<Set>,
    sending: { readonly tookMs: number; readonly idempotencyKey: string },
  ) => Promise<unknown>;
  /** Message for a failure that brings no message of its own. */
  readonly failed: string;
  /** Returns the message for a failure that the form knows better than the response, else undefined. */
  readonly explain?: (error: unknown) => string | undefined;
}

export type FormState<Set extends Fields> = ReturnType<typeof useForm<Set>>;

/** State of a form with its content, messages and submission. */
export function useForm<const Set extends Fields>(setting: FormSetting<Set>) {
  const { fields, refused, check, send, missing, problems, failed, explain } = setting;
  const { errors: errorTexts } = usePhrases();
  const initial = refused?.draft ?? { ...emptyDraft(fields), ...setting.begun };
  const content = useContent({ fields, initial, errors: refused?.fields, missing, problems });
  const { draft, element, set, leave } = content;
  const [begun] = useState(() => performance.now());
  const [keyFor] = useState(() => keyKeeper(randomKey));
  const [message, setMessage] = useState(
    refused === undefined || isMarkedIn(fields, refused) ? '' : refused.message,
  );
  const [code, setCode] = useState(refused?.code);
  const [state, setState] = useState<'filling' | 'sending' | 'sent'>('filling');
  const checked = check(draft);
  const isTried = content.attempts > 0 || refused !== undefined;
  const formId = useId();
  const idOf = (name: keyof Set & string) => `${formId}-${name}`;
  const errorOf = (name: keyof Set & string) =>
    content.messageOf(name, checked.kind === 'invalid' ? checked.fields[name] : undefined);

  const errors = isTried
    ? Object.keys(fields).flatMap((name) => {
        const found = errorOf(name);
        return found === undefined ? [] : [{ name, fieldId: idOf(name), message: found }];
      })
    : [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state !== 'filling') return;
    setMessage('');
    if (checked.kind === 'invalid') return content.noteAttempt();
    setState('sending');
    const tookMs = Math.round(performance.now() - begun);
    try {
      await send(draft, { tookMs, idempotencyKey: keyFor(draft) });
      setState('sent');
    } catch (error) {
      const problem = readProblem(error);
      content.setServerErrors(problem.fields);
      setCode(problem.code);
      const words = isMarkedIn(fields, problem) ? '' : ownWords(problem, errorTexts.page.unknown) || failed;
      setMessage(explain?.(error) ?? words);
      setState('filling');
      content.noteAttempt();
    }
  }

  return {
    fields,
    element,
    draft,
    set,
    leave,
    errorOf,
    idOf,
    /** Messages after an attempt, with the fields to which they belong. */
    errors,
    /** Empty unless the last attempt failed as a whole. */
    message,
    /** Code of the last refusal. */
    code,
    isSending: state === 'sending',
    isSent: state === 'sent',
    submit,
    reset: () => {
      content.begin(emptyDraft(fields));
      setState('filling');
    },
  };
}
