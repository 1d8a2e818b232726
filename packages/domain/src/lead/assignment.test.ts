import { describe, expect, it } from 'vitest';
import { type Assignee, type AssignmentRule, assign, assignInOrder, type LeadTraits } from './assignment.ts';

const DAY = '2026-11-20';
const traits: LeadTraits = {
  city: 'İzmir',
  categoryIds: ['kasko', 'sigorta'],
  channel: 'phone',
  language: 'tr',
};
const rule = (values: Partial<AssignmentRule> = {}): AssignmentRule => ({
  ...{ id: 'rule', city: null, categoryId: null, channel: null, language: null },
  ...{ people: ['ada', 'can', 'ece'], lastOwnerId: null },
  ...values,
});
const people = (...changed: readonly (Partial<Assignee> & { readonly id: string })[]) => {
  const free = { capacity: null, openLeads: 0, absentFrom: null, absentTo: null };
  const all = [{ id: 'ada' }, { id: 'can' }, { id: 'ece' }, ...changed];
  return new Map(all.map((one) => [one.id, { ...free, ...one }]));
};
const ownerOf = (rules: readonly AssignmentRule[], among = people(), of = traits) =>
  assign(rules, of, among, DAY)?.ownerId ?? null;

describe('assignment rule', () => {
  it.each<[Partial<AssignmentRule>, boolean]>([
    [{}, true],
    [{ city: 'İzmir' }, true],
    [{ city: 'Ankara' }, false],
    [{ categoryId: 'kasko' }, true],
    [{ categoryId: 'sigorta' }, true],
    [{ categoryId: 'otel' }, false],
    [{ channel: 'phone' }, true],
    [{ channel: 'whatsapp' }, false],
    [{ language: 'en' }, false],
    [{ city: 'İzmir', categoryId: 'kasko', channel: 'phone', language: 'tr' }, true],
    [{ city: 'İzmir', categoryId: 'kasko', channel: 'email', language: 'tr' }, false],
  ])('for %j matches: %s', (values, isFitting) => {
    expect(ownerOf([rule(values)])).toBe(isFitting ? 'ada' : null);
  });

  it('with conditions does not match a lead without data', () => {
    const unknown = { city: null, categoryIds: [], channel: null, language: null };
    expect(ownerOf([rule({ city: 'İzmir' })], people(), unknown)).toBeNull();
    expect(ownerOf([rule()], people(), unknown)).toBe('ada');
  });

  it.each([
    [null, 'ada'],
    ['ada', 'can'],
    ['ece', 'ada'],
    ['a person who left', 'ada'],
  ])('continues after the last person: after %s comes %s', (lastOwnerId, next) => {
    expect(ownerOf([rule({ lastOwnerId })])).toBe(next);
  });

  it.each<[Partial<Assignee>, string]>([
    [{ absentFrom: DAY, absentTo: DAY }, 'can'],
    [{ absentFrom: '2026-11-18', absentTo: '2026-11-19' }, 'ada'],
    [{ absentFrom: '2026-11-21', absentTo: '2026-11-22' }, 'ada'],
    [{ absentFrom: '2026-11-01' }, 'can'],
    [{ absentTo: DAY }, 'can'],
    [{ absentTo: '2026-11-19' }, 'ada'],
    [{ capacity: 2, openLeads: 2 }, 'can'],
    [{ capacity: 2, openLeads: 1 }, 'ada'],
    [{ capacity: 0 }, 'can'],
  ])('skips a person who is %j for %s', (values, next) => {
    expect(ownerOf([rule()], people({ id: 'ada', ...values }))).toBe(next);
  });

  it('is skipped when all its people are absent, full or gone', () => {
    const rules = [rule({ id: 'first', people: ['ada', 'gone'] }), rule({ id: 'second', people: ['ece'] })];
    const among = people({ id: 'ada', capacity: 1, openLeads: 1 });
    expect(assign(rules, traits, among, DAY)).toEqual({ ruleId: 'second', ownerId: 'ece' });
    expect(ownerOf(rules.slice(0, 1), among)).toBeNull();
  });

  it('precedes later rules', () => {
    expect(ownerOf([rule({ people: ['ece'] }), rule({ city: 'İzmir' })])).toBe('ece');
  });
});

it('a trial assigns leads in sequence: turns rotate, and people fill up', () => {
  const rules = [
    rule({ id: 'izmir', city: 'İzmir', people: ['ada', 'can'] }),
    rule({ id: 'rest', people: ['ece'] }),
  ];
  const from = (id: string, city: string) => ({ id, traits: { ...traits, city }, day: DAY });
  const leads = [
    from('1', 'İzmir'),
    from('2', 'İzmir'),
    from('3', 'Van'),
    from('4', 'İzmir'),
    from('5', 'İzmir'),
  ];
  const among = people({ id: 'ada', capacity: 1 }, { id: 'ece', capacity: 1 }, { id: 'can', capacity: 2 });
  const outcome = [...assignInOrder(rules, [...leads, from('6', 'Van')], among)];
  expect(outcome.map(([id, assignment]) => [id, assignment?.ownerId ?? null])).toEqual([
    ['1', 'ada'],
    ['2', 'can'],
    ['3', 'ece'],
    ['4', 'can'],
    ['5', null],
    ['6', null],
  ]);
  expect(among.get('ada')?.openLeads).toBe(0);
});
