import type { contactChannels } from '../quote/quote.ts';
import type { Locale } from '../text/locale.ts';

/** Properties of a lead that assignment rules check. */
export interface LeadTraits {
  /** Province in the lead's form. Null when a member asked without a form. */
  readonly city: string | null;
  /** Category of its campaign, and that category's parent. */
  readonly categoryIds: readonly string[];
  /** Preferred contact channel, or null if not given. */
  readonly channel: (typeof contactChannels)[number] | null;
  readonly language: Locale | null;
}

/** Rule that assigns matching leads of a brand. A null criterion matches anything. */
export interface AssignmentRule
  extends Readonly<{ [Trait in 'city' | 'channel' | 'language']: string | null }> {
  readonly id: string;
  readonly categoryId: string | null;
  /** Ids of the people, in the order of their turns. */
  readonly people: readonly string[];
  /** Person who had the last turn, or null before the first. */
  readonly lastOwnerId: string | null;
}

/** Person to whom leads can be assigned. */
export interface Assignee {
  readonly id: string;
  /** Most open leads of this person, or null without a limit. */
  readonly capacity: number | null;
  readonly openLeads: number;
  /** First and last day of the absence as YYYY-MM-DD. Null is an open end. */
  readonly absentFrom: string | null;
  readonly absentTo: string | null;
}

/** Assignable people by id. */
export type Assignees = ReadonlyMap<string, Assignee>;

/** Person to whom a lead is assigned, and the rule that applied. */
export interface Assignment {
  readonly ruleId: string;
  readonly ownerId: string;
}

/** Whether a rule matches a lead. */
function fits(rule: AssignmentRule, traits: LeadTraits): boolean {
  const { city, categoryId, channel, language } = rule;
  return (
    (city === null || city === traits.city) &&
    (categoryId === null || traits.categoryIds.includes(categoryId)) &&
    (channel === null || channel === traits.channel) &&
    (language === null || language === traits.language)
  );
}

/** Whether a person is present on a day (YYYY-MM-DD) and has capacity for another lead. */
function canTake({ capacity, openLeads, absentFrom, absentTo }: Assignee, day: string): boolean {
  const isAway =
    (absentFrom !== null || absentTo !== null) && (absentFrom ?? day) <= day && day <= (absentTo ?? day);
  return !isAway && (capacity === null || openLeads < capacity);
}

/**
 * Assigns a lead that arrives on a day: the first matching rule with an available person decides, and takes the next
 * available person in turn. Returns null when there is none.
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

/** Returns the assignable people without one of them. */
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

/** Lead to be assigned after others. */
export interface ArrivingLead {
  readonly id: string;
  readonly traits: LeadTraits;
  /** Day of the assignment as YYYY-MM-DD. */
  readonly day: string;
  /** Current owner, who must not get the lead again. */
  readonly leaves?: string | null;
}

/** Assigns leads in their order, each with the turns and capacities that the ones before it leave. Returns them by lead id. */
export function assignInOrder(
  rules: readonly AssignmentRule[],
  leads: readonly ArrivingLead[],
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
