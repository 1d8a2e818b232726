import { expect, it } from 'vitest';
import { allOf, changedValues, differencesOf, mergedValues, proposedChoices, undecided } from './conflict.ts';

const names = ['name', 'nameEn', 'isActive', 'position'];
const base = { name: 'Aşçı', nameEn: 'Cook', isActive: true, position: 4 };
const mine = { name: 'Aşçıbaşı', nameEn: 'Cook', isActive: false, position: 4 };
const theirs = { name: 'Baş aşçı', nameEn: 'Chef', isActive: true, position: 4 };
const differences = differencesOf(names, base, mine, theirs);

it('shows what differs, and proposes the side that alone wrote', () => {
  expect(differences).toEqual([
    { name: 'name', mine: 'Aşçıbaşı', theirs: 'Baş aşçı', proposed: undefined },
    { name: 'nameEn', mine: 'Cook', theirs: 'Chef', proposed: 'theirs' },
    { name: 'isActive', mine: false, theirs: true, proposed: 'mine' },
  ]);
});

it('asks only for fields that both wrote', () => {
  const choices = proposedChoices(differences);
  expect(undecided(differences, choices)).toEqual(['name']);
  expect(undecided(differences, { ...choices, name: 'mine' })).toEqual([]);
});

it.each([
  ['mine', { name: 'Aşçıbaşı', nameEn: 'Cook', isActive: false, position: 4 }],
  ['theirs', theirs],
] as const)('all of %s', (side, values) => {
  expect(mergedValues(theirs, differences, allOf(differences, side))).toEqual(values);
});

it('a choice for each field writes those alone that differ from what is saved', () => {
  const choices = { name: 'mine', nameEn: 'theirs', isActive: 'mine' } as const;
  const merged = mergedValues(theirs, differences, choices);
  expect(merged).toEqual({ name: 'Aşçıbaşı', nameEn: 'Chef', isActive: false, position: 4 });
  expect(changedValues(names, theirs, merged)).toEqual({ name: 'Aşçıbaşı', isActive: false });
});

it('two who wrote the same do not disagree, and empty is empty however it is said', () => {
  expect(differencesOf(names, base, mine, mine)).toEqual([]);
  expect(differencesOf(['nameEn'], { nameEn: null }, {}, { nameEn: null })).toEqual([]);
});
