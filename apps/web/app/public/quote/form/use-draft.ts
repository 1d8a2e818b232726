import { cityChanged, districtsLoaded } from '@ayrac/domain/person/person.ts';
import { useCallback, useState } from 'react';
import { emptyDraft, type FieldName, type QuoteDraft } from './quote-draft.ts';

/** What the server said of single fields; it holds until the field changes. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The form's content, which fields were left, and what the server said of them. */
export function useDraft(initial: QuoteDraft, refused: FieldMessages) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [messages, setMessages] = useState(refused);

  const set = useCallback(<Name extends FieldName>(name: Name, value: QuoteDraft[Name]) => {
    setValues((before) =>
      name === 'city' ? cityChanged(before, String(value)) : { ...before, [name]: value },
    );
    setMessages(({ [name]: _, ...others }) => others);
  }, []);

  /** A field that was left empty is not wrong yet: its owner may come back to it. */
  const leave = useCallback((name: FieldName, value: string) => {
    if (value !== '') setLeft((before) => new Set(before).add(name));
  }, []);

  const keepDistrict = useCallback((names: readonly string[]) => {
    setValues((before) => districtsLoaded(before, names));
  }, []);

  const reset = useCallback(() => {
    setValues(emptyDraft);
    setLeft(new Set());
    setMessages({});
  }, []);

  return { values, setValues, left, messages, setMessages, set, leave, keepDistrict, reset };
}
