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

describe('place in the tree', () => {
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

describe('visible effect of a change', () => {
  const effect = (id: string, change: object) =>
    Object.fromEntries(
      Object.entries(effectOfChange(rows, id, change)).map(([name, found]) => [
        name,
        found.map((one: { id: string }) => one.id).join(' '),
      ]),
    );
  const nothing = { hides: '', shows: '', leaves: '', joins: '' };

  it('of hiding a category concerns its whole branch', () => {
    expect(effect('cars', { isActive: false })).toEqual({
      ...nothing,
      hides: 'cars electric',
      leaves: 'vehicles',
    });
  });

  it('of a move concerns the lists of its campaigns', () => {
    expect(effect('cars', { parentCategoryId: 'home' })).toEqual({
      ...nothing,
      leaves: 'vehicles',
      joins: 'home',
    });
    expect(effect('electric', { parentCategoryId: 'vehicles' })).toEqual({ ...nothing, leaves: 'cars' });
  });

  it('of a move below a hidden category is that it disappears, and vice versa', () => {
    expect(effect('cars', { parentCategoryId: 'closed' })).toEqual({
      ...nothing,
      hides: 'cars electric',
      leaves: 'vehicles',
    });
    expect(effect('closed', { isActive: true })).toEqual({ ...nothing, shows: 'closed' });
  });

  it('is empty when nothing changes', () => {
    expect(effect('cars', { parentCategoryId: 'vehicles', isActive: true })).toEqual(nothing);
  });
});
