import type { Assignment } from '@ayrac/domain/lead/assignment.ts';

const MOST_SHOWN = 50;

interface Trial {
  readonly ruleId: string;
  readonly rules: readonly { readonly id: string; readonly name: string }[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly leads: readonly {
    readonly id: string;
    readonly createdAt: Date;
    readonly campaign: string;
    readonly city: string | null;
    readonly owner: string | null;
  }[];
  readonly outcome: ReadonlyMap<string, Assignment | null>;
}

/** Presents the trial of a rule: the leads that each person would have got, the latest first. */
export function presentTrial({ ruleId, rules, people, leads, outcome }: Trial) {
  const given = [...outcome.values()];
  const nameOf = (among: Trial['rules'], id: string | undefined) =>
    among.find((one) => one.id === id)?.name ?? null;
  const shares = people.map(({ id, name }) => ({
    ...{ id, name },
    leads: given.filter((one) => one?.ownerId === id).length,
  }));
  return {
    leads: leads.length,
    byThis: given.filter((one) => one?.ruleId === ruleId).length,
    unassigned: given.filter((one) => one === null).length,
    people: shares.toSorted((one, other) => other.leads - one.leads),
    latest: leads
      .slice(-MOST_SHOWN)
      .toReversed()
      .map(({ id, createdAt, campaign, city, owner }) => {
        const assignment = outcome.get(id);
        return {
          ...{ id, createdAt: createdAt.toISOString(), campaign, city, owner },
          wouldHave: nameOf(people, assignment?.ownerId),
          rule: nameOf(rules, assignment?.ruleId),
          isByThis: assignment?.ruleId === ruleId,
        };
      }),
  };
}
