import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Row, Values } from './row.ts';

/** Whose value stays. */
export type Side = 'mine' | 'theirs';

/** One field whose value is not the same on both sides. */
export interface Difference {
  readonly name: string;
  readonly mine: Values[string];
  readonly theirs: Values[string];
  /** Set where only one side wrote: its value is what both would want. Where both did, nobody knows. */
  readonly proposed: Side | undefined;
}

/** The fields that differ between what was typed and what is saved now, told from what both began with. */
export function differencesOf(
  names: readonly string[],
  base: Values,
  mine: Values,
  theirs: Values,
): readonly Difference[] {
  return names.flatMap((name) => {
    const [began, typed, saved] = [base, mine, theirs].map((values) => values[name] ?? null);
    if (typed === undefined || saved === undefined || typed === saved) return [];
    const proposed = typed === began ? 'theirs' : saved === began ? 'mine' : undefined;
    return [{ name, mine: typed, theirs: saved, proposed }];
  });
}

/** What was chosen, field by field. */
export type Choices = Readonly<Record<string, Side>>;

/** The choices that a conflict begins with. */
export function proposedChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(
    differences.flatMap(({ name, proposed }) => (proposed === undefined ? [] : [[name, proposed]])),
  );
}

/** One side for all fields. */
export function allOf(differences: readonly Difference[], side: Side): Choices {
  return Object.fromEntries(differences.map(({ name }) => [name, side]));
}

/** The fields for which nobody has chosen yet. */
export function undecided(differences: readonly Difference[], choices: Choices): readonly string[] {
  return differences.flatMap(({ name }) => (choices[name] === undefined ? [name] : []));
}

/** The values that stay, as the form has them. */
export function mergedValues(theirs: Values, differences: readonly Difference[], choices: Choices): Values {
  const taken = differences.filter(({ name }) => choices[name] === 'mine');
  return { ...theirs, ...Object.fromEntries(taken.map(({ name, mine }) => [name, mine])) };
}

/** The values that have to be written: those that are not what was there. */
export function changedValues(names: readonly string[], before: Values, after: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = after[name] ?? null;
      return value === (before[name] ?? null) ? [] : [[name, value]];
    }),
  );
}

/** The record as somebody else left it meanwhile. */
export function changedTo(error: unknown): Row | undefined {
  const isConflict = error instanceof ApiProblem && error.code === 'record-changed';
  return isConflict && error.current ? (error.current as Row) : undefined;
}
