import { useLocale } from '@ayrac/browser/locale.ts';
import type { ParameterBook, ParameterRowValue } from '@ayrac/contract/office/loan-books.ts';
import {
  type ParameterName,
  parametersOfType,
  type SomeParameters,
} from '@ayrac/domain/loan/loan-parameters.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan-book/dated-row.ts';
import {
  readParameter,
  tidyParameter,
  writeStoredParameter,
} from '@ayrac/domain/loan-book/parameter-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { useState } from 'react';
import { useProblemWords } from '#office/fields/use-problem-words.ts';

type Typed = Readonly<Partial<Record<ParameterName, string>>>;

/** Draft of the parameters from a date on: saved values, typed values, and the result. */
export function useParameterDraft({ type, rows }: ParameterBook, day: string) {
  const wordsOf = useProblemWords();
  const locale = useLocale();
  const [typed, setTyped] = useState<Typed>({});
  const held = new Map(rowsHoldingOn(rows, ({ name }) => name, day).map((row) => [row.name, row]));
  const savedOf = (name: ParameterName) => savedText(held.get(name), locale);
  const names = parametersOfType[type];
  const read = names.flatMap((name) => {
    const text = typed[name];
    if (text === undefined || text.trim() === savedOf(name)) return [];
    return [{ name, text: tidyParameter(name, text, locale), read: readParameter(name, text) }];
  });
  const values = Object.fromEntries(
    read.flatMap(({ name, read: one }) => (one.kind === 'ok' ? [[name, one.value]] : [])),
  ) as SomeParameters;
  const errors: Readonly<Partial<Record<ParameterName, string>>> = Object.fromEntries(
    read.flatMap(({ name, read: one }) => (one.kind === 'problem' ? [[name, wordsOf(one.problem)]] : [])),
  );
  return {
    names,
    held,
    typed,
    savedOf,
    values,
    errors,
    changed: read,
    count: read.length,
    /** All values that are valid before the change. */
    before: Object.fromEntries([...held].map(([name, { value }]) => [name, value])) as SomeParameters,
    type: (name: ParameterName, text: string) => setTyped((now) => ({ ...now, [name]: text })),
    giveBack: (given: readonly string[]) =>
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !given.includes(name)))),
    clear: () => setTyped({}),
  };
}
export type ParameterDraft = ReturnType<typeof useParameterDraft>;

function savedText(row: ParameterRowValue | undefined, locale: Locale): string {
  return row === undefined ? '' : writeStoredParameter(row, locale);
}
