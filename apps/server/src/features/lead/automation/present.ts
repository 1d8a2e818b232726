import type { Assignment } from '@ayrac/domain/lead/assignment.ts';
import type { AutomationAction } from '@ayrac/domain/lead/automation.ts';

const MOST_SHOWN = 50;

interface Trial {
  readonly action: AutomationAction;
  /** People named by the automation. */
  readonly people: readonly string[];
  readonly runs: readonly {
    readonly id: string;
    readonly createdAt: Date;
    readonly campaign: string;
    readonly owner: string | null;
    readonly at: Date;
  }[];
  readonly given: ReadonlyMap<string, Assignment | null>;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** Presents the trial of an automation: the requests that it would have acted on, the latest first. */
export function presentTrial({ action, people, runs, given, names }: Trial) {
  const namesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => names.find((one) => one.id === id)?.name ?? []);
  const presented = runs.map(({ id, owner, ...run }) => {
    const taker = given.get(id)?.ownerId;
    const byAction = {
      reassign: () => namesOf(taker === undefined ? [] : [taker]),
      remind: () => (owner === null ? [] : [owner]),
      tell: () => namesOf(people),
    };
    return { ...run, id, owner, people: byAction[action]() };
  });
  return {
    runs: presented.length,
    nobody: presented.filter((run) => run.people.length === 0).length,
    latest: presented
      .slice(-MOST_SHOWN)
      .toReversed()
      .map(({ id, createdAt, campaign, owner, at, people: who }) => ({
        ...{ id, campaign, owner, people: who },
        createdAt: createdAt.toISOString(),
        at: at.toISOString(),
      })),
  };
}
