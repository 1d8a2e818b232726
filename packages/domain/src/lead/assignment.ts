import type { contactChannels } from '../quote/quote.ts';
import type { Locale } from '../text/locale.ts';

/** What rules look at of a lead. */
export interface LeadTraits {
  /** The province that its form names; null where a member asked without a form. */
  readonly city: string | null;
  /** The category of its campaign, and the one above it. */
  readonly categoryIds: readonly string[];
  /** By what whoever asked would like to be reached; null where they said nothing. */
  readonly channel: (typeof contactChannels)[number] | null;
  readonly language: Locale | null;
}

/** Whose the leads of a brand become that are as it says; what is null may be anything. */
export interface AssignmentRule
  extends Readonly<{ [Trait in 'city' | 'channel' | 'language']: string | null }> {
  readonly id: string;
  readonly categoryId: string | null;
  /** In the order in which they take turns. */
  readonly people: readonly string[];
  /** Who had the last turn; null before the first one. */
  readonly lastOwnerId: string | null;
}

/** Somebody who can be given leads. */
export interface Assignee {
  readonly id: string;
  /** How many open leads they may have; null where there is no bound. */
  readonly capacity: number | null;
  readonly openLeads: number;
  /** The first and the last day on which they are away, as YYYY-MM-DD; null where it has no such end. */
  readonly absentFrom: string | null;
  readonly absentTo: string | null;
}

/** People who can be given leads, by their ids. */
export type Assignees = ReadonlyMap<string, Assignee>;

/** Who a lead is given to, and by which rule. */
export interface Assignment {
  readonly ruleId: string;
  readonly ownerId: string;
}

/** Whether a rule is about a lead. */
export function fits(rule: AssignmentRule, traits: LeadTraits): boolean {
  const { city, categoryId, channel, language } = rule;
  return (
    (city === null || city === traits.city) &&
    (categoryId === null || traits.categoryIds.includes(categoryId)) &&
    (channel === null || channel === traits.channel) &&
    (language === null || language === traits.language)
  );
}

/** Whether somebody is there on a day, as YYYY-MM-DD, and has room for one more lead. */
function canTake({ capacity, openLeads, absentFrom, absentTo }: Assignee, day: string): boolean {
  const isAway =
    (absentFrom !== null || absentTo !== null) && (absentFrom ?? day) <= day && day <= (absentTo ?? day);
  return !isAway && (capacity === null || openLeads < capacity);
}

/**
 * Whose a lead becomes that comes in on a day: of the first rule that fits and has somebody who can take it, the next in
 * turn. Null where no rule has anybody.
 */
export function assign(
  rules: readonly AssignmentRule[],
  traits: LeadTraits,
  assignees: Assignees,
  day: string,
): Assignment | null {
  for (const rule of rules) {
    const ownerId = fits(rule, traits) ? nextInTurn(rule, assignees, day) : undefined;
    if (ownerId !== undefined) return { ruleId: rule.id, ownerId };
  }
  return null;
}

/** All but one of some people. */
export function without(assignees: Assignees, leaves: string | null): Assignees {
  return new Map([...assignees].filter(([id]) => id !== leaves));
}

function nextInTurn(
  { people, lastOwnerId }: AssignmentRule,
  assignees: Assignees,
  day: string,
): string | undefined {
  const next = lastOwnerId === null ? 0 : people.indexOf(lastOwnerId) + 1;
  return [...people.slice(next), ...people.slice(0, next)].find((id) => {
    const assignee = assignees.get(id);
    return assignee !== undefined && canTake(assignee, day);
  });
}

/** A lead that rules are tried on. */
export interface TriedLead {
  readonly id: string;
  readonly traits: LeadTraits;
  /** The day on which it is given away, as YYYY-MM-DD. */
  readonly day: string;
  /** Who has it already and is to have it no longer. */
  readonly leaves?: string | null;
}

/** Who would have had leads that came one after another, by their ids, had these rules been on; each takes up room. */
export function tryRules(
  rules: readonly AssignmentRule[],
  leads: readonly TriedLead[],
  assignees: Assignees,
): ReadonlyMap<string, Assignment | null> {
  const people = new Map(assignees);
  const turns = new Map(rules.map(({ id, lastOwnerId }) => [id, lastOwnerId]));
  const outcome = new Map<string, Assignment | null>();
  for (const { id, traits, day, leaves = null } of leads) {
    const now = rules.map((rule) => ({ ...rule, lastOwnerId: turns.get(rule.id) ?? null }));
    const assignment = assign(now, traits, without(people, leaves), day);
    outcome.set(id, assignment);
    const owner = assignment === null ? undefined : people.get(assignment.ownerId);
    if (assignment === null || owner === undefined) continue;
    turns.set(assignment.ruleId, owner.id);
    people.set(owner.id, { ...owner, openLeads: owner.openLeads + 1 });
  }
  return outcome;
}
