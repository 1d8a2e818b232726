import type { Field, Fields } from '@ayrac/domain/field.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useScreenPhrases } from '../phrases.tsx';
import { type Draft, readDraft, type TextName } from './draft.ts';
import { fieldMessage, type ProblemTexts } from './field-message.ts';

/** What one form holds from its beginning. */
export interface ContentSetting<Set extends Fields> {
  readonly fields: Set;
  readonly initial: Draft<Set>;
  /** What the server said of single fields before script ran; it holds until the field changes. */
  readonly said?: Readonly<Record<string, string>> | undefined;
  /** What to do about a field that was left empty. */
  readonly missing?: Partial<Record<keyof Set, string>> | undefined;
  /** What is said of problems that not every form has. */
  readonly problems?: Partial<ProblemTexts> | undefined;
  /** What becomes of the others when one changes. */
  readonly change?: (draft: Draft<Set>, name: keyof Set, value: string | boolean) => Draft<Set>;
}

const changeAlone = <Set extends Fields>(draft: Draft<Set>, name: keyof Set, value: string | boolean) => ({
  ...draft,
  [name]: value,
});

/**
 * The content of every form: what is typed, which fields were left, what is said of them, and after a failed attempt the
 * focus on the first to blame. When and how it is sent is its form's own.
 */
export function useContent<Set extends Fields>(setting: ContentSetting<Set>) {
  const { fields, initial, missing, problems, change = changeAlone } = setting;
  const texts = { ...useScreenPhrases('fieldErrors'), ...problems };
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState(setting.said ?? {});
  const [attempts, setAttempts] = useState(0);

  // What was typed before script ran is the form's, too.
  useEffect(() => {
    if (element.current !== null) setDraft(readDraft(new FormData(element.current), fields));
  }, [fields]);

  // After an attempt that failed, the first field to blame is focused; where none is, what was said of the whole.
  useLayoutEffect(() => {
    if (attempts === 0) return;
    const first = (wanted: string) => element.current?.querySelector<HTMLElement>(wanted);
    const wrong = first('[aria-invalid="true"], fieldset:has(> .field-error) input');
    (wrong ?? first('[data-refusal]'))?.focus();
  }, [attempts]);

  const set = useCallback(
    <Name extends keyof Set & string>(name: Name, value: Draft<Set>[Name]) => {
      setDraft((before) => change(before, name, value));
      setSaid(({ [name]: _, ...others }) => others);
    },
    [change],
  );

  /** A field that was left empty is not wrong yet: its owner may come back to it. */
  const leave = useCallback((name: TextName<Set>, value: string) => {
    if (value !== '') setLeft((before) => new Set(before).add(name));
  }, []);

  /** Puts other content into the form, of which nothing has been said and left yet. */
  const begin = useCallback((anew: Draft<Set>) => {
    setDraft(anew);
    setLeft(new Set());
    setSaid({});
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
    /** What the server says of fields now. */
    setSaid,
    /** Nobody blames a field before an attempt, or before it was left. */
    noteAttempt: useCallback(() => setAttempts((count) => count + 1), []),
    /** What stands below a field: the server's words, or its problem once it is due. */
    messageOf(
      name: keyof Set & string,
      problem: FieldProblem | undefined,
      isDue = attempts > 0,
      /** Where the form knows better what is wrong. */
      words?: string,
    ): string | undefined {
      if (said[name] !== undefined) return said[name];
      if (problem === undefined) return undefined;
      // A phone that shows another first digit than was typed says why at once.
      if (!(isDue || left.has(name) || problem === 'not-mobile')) return undefined;
      return words ?? fieldMessage(problem, missing?.[name], texts);
    },
  };
}

/** As much of a form as ties a field of it. */
export interface Tied<Name extends string, Value> {
  readonly fields: { readonly [One in Name]: Field };
  readonly draft: { readonly [One in Name]: Value };
  readonly set: (name: Name, value: Value) => void;
  readonly errorOf: (name: Name) => string | undefined;
  /** Ids of the controls, where something else of the page leads to them. */
  readonly idOf?: (name: Name) => string;
}

/** As much of a form as ties a text field, list or area of it. */
export interface TiedText<Name extends string> extends Tied<Name, string> {
  readonly leave: (name: Name, value: string) => void;
}

/** What ties a text field, list or area to its form, and what its field says of it to the browser. */
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

/** What ties a box to its form. */
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

/** What a field says of itself to the browser. */
function controlProps(field: Field) {
  return {
    required: field.isRequired,
    ...(field.autoComplete === undefined ? {} : { autoComplete: field.autoComplete }),
    ...(isCutShort(field) ? { maxLength: field.limit } : {}),
    ...(field.kind === 'email' ? { inputMode: 'email' as const } : {}),
  };
}

/**
 * Whether the browser takes no more than the limit. It would cut what is pasted and say nothing: a password would be
 * another one, a text of several lines lose its end, and a phone number that comes with its country code is no longer.
 */
function isCutShort(field: Field): field is Extract<Field, { readonly limit: number }> {
  return field.kind === 'text' ? field.lines === 'one' : field.kind === 'email' || field.kind === 'username';
}
