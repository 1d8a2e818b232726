import { describe, expect, it } from 'vitest';
import { effectOfChange, placeProblem } from './category-change.ts';

const row = (id: string, parentCategoryId: string | null = null, isActive = true) => ({
  id,
  parentCategoryId,
  name: id,
  isActive,
});
const rows = [
  row('vehicles'),
  row('cars', 'vehicles'),
  row('electric', 'cars'),
  row('home'),
  row('garden', 'home'),
  row('closed', null, false),
];

describe('a place in the tree', () => {
  it.each([
    ['cars', null, null],
    ['cars', 'home', null],
    ['electric', 'garden', null],
    [null, 'cars', null],
    ['cars', 'cars', 'own-branch'],
    ['vehicles', 'electric', 'own-branch'],
    ['cars', 'garden', 'too-deep'],
    [null, 'electric', 'too-deep'],
    ['cars', 'gone', 'not-a-choice'],
  ])('of %s below %s: %s', (id, parentId, problem) => {
    expect(placeProblem(rows, id, parentId)).toBe(problem);
  });
});

describe('what visitors see otherwise', () => {
  const effect = (id: string, change: object) =>
    Object.fromEntries(
      Object.entries(effectOfChange(rows, id, change)).map(([name, found]) => [
        name,
        found.map((one: { id: string }) => one.id).join(' '),
      ]),
    );
  const nothing = { hides: '', shows: '', leaves: '', joins: '' };

  it('is the whole branch of one that is switched off', () => {
    expect(effect('cars', { isActive: false })).toEqual({
      ...nothing,
      hides: 'cars electric',
      leaves: 'vehicles',
    });
  });

  it('is where its campaigns are listed, of one that is moved', () => {
    expect(effect('cars', { parentCategoryId: 'home' })).toEqual({
      ...nothing,
      leaves: 'vehicles',
      joins: 'home',
    });
    expect(effect('electric', { parentCategoryId: 'vehicles' })).toEqual({ ...nothing, leaves: 'cars' });
  });

  it('is that it goes, of one that is moved below what is switched off, and that it appears the other way round', () => {
    expect(effect('cars', { parentCategoryId: 'closed' })).toEqual({
      ...nothing,
      hides: 'cars electric',
      leaves: 'vehicles',
    });
    expect(effect('closed', { isActive: true })).toEqual({ ...nothing, shows: 'closed' });
  });

  it('is nothing where nothing changes', () => {
    expect(effect('cars', { parentCategoryId: 'vehicles', isActive: true })).toEqual(nothing);
  });
});
