import { expect, it } from 'vitest';
import { allOf, changedValues, differencesOf, mergedValues, proposedChoices, undecided } from './conflict.ts';

const names = ['name', 'nameEn', 'isActive', 'position'];
const base = { name: 'Aşçı', nameEn: 'Cook', isActive: true, position: 4 };
const mine = { name: 'Aşçıbaşı', nameEn: 'Cook', isActive: false, position: 4 };
const theirs = { name: 'Baş aşçı', nameEn: 'Chef', isActive: true, position: 4 };
const differences = differencesOf(names, base, mine, theirs);

it('shows the differences and proposes the only changed side', () => {
  expect(differences).toEqual([
    { name: 'name', mine: 'Aşçıbaşı', theirs: 'Baş aşçı', proposed: undefined },
    { name: 'nameEn', mine: 'Cook', theirs: 'Chef', proposed: 'theirs' },
    { name: 'isActive', mine: false, theirs: true, proposed: 'mine' },
  ]);
});

it('asks only for fields that both changed', () => {
  const choices = proposedChoices(differences);
  expect(undecided(differences, choices)).toEqual(['name']);
  expect(undecided(differences, { ...choices, name: 'mine' })).toEqual([]);
});

it.each([
  ['mine', { name: 'Aşçıbaşı', nameEn: 'Cook', isActive: false, position: 4 }],
  ['theirs', theirs],
] as const)('takes all of %s', (side, values) => {
  expect(mergedValues(theirs, differences, allOf(differences, side))).toEqual(values);
});

it('writes only the chosen fields that differ from the saved record', () => {
  const choices = { name: 'mine', nameEn: 'theirs', isActive: 'mine' } as const;
  const merged = mergedValues(theirs, differences, choices);
  expect(merged).toEqual({ name: 'Aşçıbaşı', nameEn: 'Chef', isActive: false, position: 4 });
  expect(changedValues(names, theirs, merged)).toEqual({ name: 'Aşçıbaşı', isActive: false });
});

it('treats equal changes as no conflict, and all empty values as equal', () => {
  expect(differencesOf(names, base, mine, mine)).toEqual([]);
  expect(differencesOf(['nameEn'], { nameEn: null }, {}, { nameEn: null })).toEqual([]);
});
