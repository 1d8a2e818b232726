import type { Values } from '#office/client/row.ts';

/** Whose value is kept. */
export type Side = 'mine' | 'theirs';

/** A field whose values differ. */
export interface Difference {
  readonly name: string;
  readonly mine: Values[string];
  readonly theirs: Values[string];
  /** Set if only one side changed the field, whose value is then proposed. Undefined if both did. */
  readonly proposed: Side | undefined;
}

/** Returns the fields that differ between the typed and the saved values, compared with the common base. */
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

/** Chosen sides by field. */
export type Choices = Readonly<Record<string, Side>>;

/** Returns the initial choices of a conflict. */
export function proposedChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(
    differences.flatMap(({ name, proposed }) => (proposed === undefined ? [] : [[name, proposed]])),
  );
}

/** Returns one side for all fields. */
export function allOf(differences: readonly Difference[], side: Side): Choices {
  return Object.fromEntries(differences.map(({ name }) => [name, side]));
}

/** Returns the fields without a choice. */
export function undecided(differences: readonly Difference[], choices: Choices): readonly string[] {
  return differences.flatMap(({ name }) => (choices[name] === undefined ? [name] : []));
}

/** Returns the resulting values in the form's format. */
export function mergedValues(theirs: Values, differences: readonly Difference[], choices: Choices): Values {
  const taken = differences.filter(({ name }) => choices[name] === 'mine');
  return { ...theirs, ...Object.fromEntries(taken.map(({ name, mine }) => [name, mine])) };
}

/** Returns the values that have changed and must be written. */
export function changedValues(names: readonly string[], before: Values, after: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = after[name] ?? null;
      return value === (before[name] ?? null) ? [] : [[name, value]];
    }),
  );
}

/** Whether the fields have equal values. */
export function isSame(names: readonly string[], one: Values, other: Values): boolean {
  return Object.keys(changedValues(names, one, other)).length === 0;
}
