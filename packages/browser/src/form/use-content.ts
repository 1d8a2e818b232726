import type { Field, Fields } from '@ayrac/domain/field/field.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { type SetStateAction, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useScreenPhrases } from '../phrases.tsx';
import { type Draft, readDraft, type TextName } from './draft.ts';
import { fieldMessage, type ProblemTexts } from './field-message.ts';

/** What a form starts with. */
export interface ContentSetting<Set extends Fields> {
  readonly fields: Set;
  readonly initial: Draft<Set>;
  /** Field errors of a submission that the server handled before script ran. Each is shown until its field changes. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Messages for required fields that were left empty. */
  readonly missing?: Partial<Record<keyof Set, string>> | undefined;
  /** Messages for problems that not every form has. */
  readonly problems?: Partial<ProblemTexts> | undefined;
  /** Derives the next draft when a field changes, for fields that depend on one another. */
  readonly change?: (draft: Draft<Set>, name: keyof Set, value: string | boolean) => Draft<Set>;
}

const changeAlone = <Set extends Fields>(draft: Draft<Set>, name: keyof Set, value: string | boolean) => ({
  ...draft,
  [name]: value,
});

export type FormContent<Set extends Fields> = ReturnType<typeof useContent<Set>>;

/**
 * State of a form's content: its draft, the fields that were left, and their messages. After a failed attempt the first
 * invalid field gets the focus. Sending is up to the form.
 */
export function useContent<Set extends Fields>(setting: ContentSetting<Set>) {
  const { fields, initial, missing, problems, change = changeAlone } = setting;
  const texts = { ...useScreenPhrases('fieldErrors'), ...problems };
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState(setting.errors ?? {});
  const [attempts, setAttempts] = useState(0);

  // Takes over what the visitor typed before hydration.
  useEffect(() => {
    if (element.current !== null) setDraft(readDraft(new FormData(element.current), fields));
  }, [fields]);

  // After a failed attempt the first invalid field gets the focus, or the form's general error if no field is invalid.
  useLayoutEffect(() => {
    if (attempts === 0) return;
    const first = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    const wrong = first('[aria-invalid="true"], fieldset:has(> .field-error) input');
    (wrong ?? first('[data-refusal]'))?.focus();
  }, [attempts]);

  const set = useCallback(
    <Name extends keyof Set & string>(name: Name, value: Draft<Set>[Name]) => {
      setDraft((before) => change(before, name, value));
      setErrors(({ [name]: _, ...others }) => others);
    },
    [change],
  );

  /** A field that was left empty is not an error yet: the visitor may come back to it. */
  const leave = useCallback((name: TextName<Set>, value: string) => {
    if (value !== '') setLeft((before) => new Set(before).add(name));
  }, []);

  /** Replaces the content and clears all messages. */
  const begin = useCallback((anew: SetStateAction<Draft<Set>>) => {
    setDraft(anew);
    setLeft(new Set());
    setErrors({});
    setAttempts(0);
  }, []);

  return {
    fields,
    element,
    draft,
    setDraft,
    set,
    leave,
    begin,
    attempts,
    /** Shows the server's messages, by field. */
    setServerErrors: setErrors,
    /** Counts a failed attempt, after which all problems are shown. */
    noteAttempt: useCallback(() => setAttempts((count) => count + 1), []),
    /**
     * Returns the message below a field: the server's, or that of its problem. A problem is shown after an attempt, or
     * once a filled field was left.
     */
    messageOf(
      name: keyof Set & string,
      problem: FieldProblem | undefined,
      isDue = attempts > 0,
      /** Message of the form's own, where it knows the problem better. */
      words?: string,
    ): string | undefined {
      const refusal = errors[name];
      // The server only says that a field was left empty; the form knows what to write into it.
      const remedy = missing?.[name];
      if (refusal !== undefined)
        return [texts.required, texts['must-accept']].includes(refusal) ? (remedy ?? refusal) : refusal;
      if (problem === undefined) return undefined;
      // Shown at once: the phone field has replaced the first digit that was typed.
      if (!(isDue || left.has(name) || problem === 'not-mobile')) return undefined;
      return words ?? fieldMessage(problem, remedy, texts);
    },
  };
}

/** The part of a form that a field is bound to. */
export interface Tied<Name extends string, Value> {
  readonly fields: { readonly [One in Name]: Field };
  readonly draft: { readonly [One in Name]: Value };
  readonly set: (name: Name, value: Value) => void;
  readonly errorOf: (name: Name) => string | undefined;
  /** Ids of the controls, where another part of the page links to them. */
  readonly idOf?: (name: Name) => string;
}

/** The part of a form that a text field, select or text area is bound to. */
export interface TiedText<Name extends string> extends Tied<Name, string> {
  readonly leave: (name: Name, value: string) => void;
}

/** Returns the props that bind a text field, select or text area to its form. */
export function fieldProps<Name extends string>(form: TiedText<Name>, name: Name) {
  return {
    name,
    ...idProps(form, name),
    ...controlProps(form.fields[name]),
    value: form.draft[name],
    error: form.errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.set(name, event.currentTarget.value),
    onBlur: (event: { readonly currentTarget: { readonly value: string } }) =>
      form.leave(name, event.currentTarget.value),
  };
}

/** Returns the props that bind a check box to its form. */
export function boxProps<Name extends string>(form: Tied<Name, boolean>, name: Name) {
  return {
    name,
    ...idProps(form, name),
    required: form.fields[name].kind === 'consent',
    checked: form.draft[name],
    error: form.errorOf(name),
    onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
      form.set(name, event.currentTarget.checked),
  };
}

function idProps<Name extends string>({ idOf }: Pick<Tied<Name, never>, 'idOf'>, name: Name) {
  return idOf === undefined ? {} : { id: idOf(name) };
}

/** What browsers call texts that a keyboard must neither capitalise nor correct. */
const verbatim: readonly (string | undefined)[] = ['username', 'one-time-code'];

/** Returns the HTML attributes that follow from a field's definition. */
export function controlProps(field: Field) {
  return {
    required: field.isRequired,
    ...(field.autoComplete === undefined ? {} : { autoComplete: field.autoComplete }),
    ...(isCutShort(field) ? { maxLength: field.limit } : {}),
    ...(field.kind === 'email' ? { inputMode: 'email' as const } : {}),
    ...(field.kind === 'text' && field.isOfDigits ? { inputMode: 'numeric' as const } : {}),
    ...(verbatim.includes(field.autoComplete) ? { autoCapitalize: 'none', spellCheck: false } : {}),
  };
}

/**
 * Whether the control gets a `maxlength`. The browser truncates pasted text without a word, which would change a
 * password, lose the end of a long text, and cut a phone number pasted with its country code.
 */
function isCutShort(field: Field): field is Extract<Field, { readonly limit: number }> {
  return field.kind === 'text' ? field.lines === 'one' : field.kind === 'email' || field.kind === 'username';
}
