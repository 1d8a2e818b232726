import { describe, expect, it } from 'vitest';
import type { Category } from './category-rows.tsx';
import {
  isThere,
  isTooDeep,
  levelsBelow,
  type Node,
  namesOf,
  nearestPlace,
  nodesOf,
  openOnes,
  parentsOf,
  pathOf,
  placeOfDrop,
  placeOfStep,
} from './tree-nodes.ts';

const row = (id: string, parentId: string | null, more: object = {}): Category => ({
  id,
  name: id,
  nameEn: null,
  parentId,
  icon: null,
  isActive: true,
  position: 0,
  campaigns: 0,
  ownCampaigns: 0,
  version: 1,
  createdAt: '',
  updatedAt: '',
  isInBin: false,
  changedBy: null,
  ...more,
});
const rows = [
  row('Taşıtlar', null),
  row('Otomobil', 'Taşıtlar', { nameEn: 'Cars' }),
  row('Elektrikli', 'Otomobil'),
  row('Motosiklet', 'Taşıtlar', { isActive: false }),
  row('Çapa', 'Motosiklet'),
  row('Ev', null),
];
const outline = (nodes: readonly Node[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length === 0 ? id : [id, ...outline(children)]));

describe('category tree', () => {
  it('contains the matches of a search by either name, with their ancestors', () => {
    expect(outline(nodesOf(rows, 'CARS'))).toEqual([['Taşıtlar', 'Otomobil']]);
    expect(outline(nodesOf(rows, 'elektrıklı'))).toEqual([['Taşıtlar', ['Otomobil', 'Elektrikli']]]);
    expect(outline(nodesOf(rows, 'capa'))).toEqual([['Taşıtlar', ['Motosiklet', 'Çapa']]]);
    expect(nodesOf(rows, 'yok')).toEqual([]);
  });

  it.each([
    ['tr', { name: 'Otomobil', nameEn: 'Cars' }, 'Otomobil', 'Cars'],
    ['en', { name: 'Otomobil', nameEn: 'Cars' }, 'Cars', 'Otomobil'],
    ['en', { name: 'Otomobil', nameEn: null }, 'Otomobil', null],
  ] as const)('shows names in the page’s language first (%s, %j)', (locale, names, shown, other) => {
    expect(namesOf(names, locale)).toMatchObject({ shown, other });
  });

  it('shows the children of open nodes', () => {
    const nodes = nodesOf(rows, '');
    expect(openOnes(nodes, new Set(['Taşıtlar', 'Motosiklet'])).map(({ id }) => id)).toEqual([
      'Taşıtlar',
      'Otomobil',
      'Motosiklet',
      'Çapa',
      'Ev',
    ]);
    expect(parentsOf(nodes)).toEqual(['Taşıtlar', 'Otomobil', 'Motosiklet']);
  });

  it('knows which nodes are hidden, also by an ancestor', () => {
    const hidden = openOnes(nodesOf(rows, ''), new Set(rows.map(({ id }) => id)))
      .filter(({ isShown }) => !isShown)
      .map(({ id }) => id);
    expect(hidden).toEqual(['Motosiklet', 'Çapa']);
  });

  it('returns the path to a node', () => {
    expect(pathOf(rows, 'Elektrikli', 'tr')).toBe('Taşıtlar › Otomobil › Elektrikli');
    expect(pathOf(rows, 'Elektrikli', 'en')).toBe('Taşıtlar › Cars › Elektrikli');
  });
});

describe('drop position', () => {
  it.each([
    ['Ev', { on: 'Otomobil', at: 'on' }, { parentId: 'Otomobil' }],
    ['Ev', { on: 'Otomobil', at: 'before' }, { parentId: 'Taşıtlar', before: 'Otomobil' }],
    ['Ev', { on: 'Otomobil', at: 'after' }, { parentId: 'Taşıtlar', before: 'Motosiklet' }],
    ['Ev', { on: 'Motosiklet', at: 'after' }, { parentId: 'Taşıtlar', before: null }],
    ['Motosiklet', { on: 'Otomobil', at: 'after' }, { parentId: 'Taşıtlar', before: null }],
    ['Otomobil', { on: 'Otomobil', at: 'before' }, { parentId: 'Taşıtlar', before: 'Motosiklet' }],
    ['Motosiklet', { on: 'Motosiklet', at: 'after' }, { parentId: 'Taşıtlar', before: null }],
    ['Ev', { on: 'Ev', at: 'after' }, { parentId: null, before: null }],
    ['Ev', { on: 'Taşıtlar', at: 'before' }, { parentId: null, before: 'Taşıtlar' }],
    ['Taşıtlar', { on: 'Ev', at: 'after' }, { parentId: null, before: null }],
    ['Otomobil', { on: 'Taşıtlar', at: 'after' }, { parentId: null, before: 'Ev' }],
    ['Taşıtlar', { on: 'Ev', at: 'on' }, { parentId: 'Ev' }],
  ] as const)('of %s released at %o', (id, drop, place) => {
    expect(placeOfDrop(rows, id, drop)).toEqual(place);
  });

  it.each([
    ['Motosiklet', 'up', { parentId: 'Taşıtlar', before: 'Otomobil' }],
    ['Otomobil', 'down', { parentId: 'Taşıtlar', before: null }],
    ['Otomobil', 'up', undefined],
    ['Ev', 'up', { parentId: null, before: 'Taşıtlar' }],
    ['Ev', 'down', undefined],
    ['Taşıtlar', 'up', undefined],
    ['Taşıtlar', 'down', { parentId: null, before: null }],
    ['Taşıtlar', 'in', undefined],
    ['Ev', 'in', { parentId: 'Taşıtlar' }],
    ['Ev', 'out', undefined],
    ['Otomobil', 'out', { parentId: null, before: 'Ev' }],
    ['Motosiklet', 'in', { parentId: 'Otomobil' }],
    ['Otomobil', 'in', undefined],
  ] as const)('of %s moved one step %s', (id, step, place) => {
    expect(placeOfStep(rows, id, step)).toEqual(place);
  });

  it.each([
    ['Taşıtlar', 'Ev', { on: 'Ev', at: 'after' }],
    ['Ev', 'Elektrikli', { on: 'Otomobil', at: 'after' }],
    ['Taşıtlar', 'Kira', { on: 'Ev', at: 'after' }],
    // It is there already.
    ['Ev', 'Taşıtlar', undefined],
  ] as const)('of %s, if it is too deep below %s, is beside that or above', (id, parentId, nearest) => {
    const more = [...rows, row('Kira', 'Ev'), row('Son', null)];
    expect(nearestPlace(more, id, parentId)).toEqual(nearest);
  });

  it('is too deep if subcategories would be below the third level', () => {
    expect(isTooDeep(rows, 'Taşıtlar', 'Ev')).toBe(true);
    expect(isTooDeep(rows, 'Motosiklet', 'Ev')).toBe(false);
    expect(isTooDeep(rows, 'Ev', 'Elektrikli')).toBe(true);
    expect(isTooDeep(rows, 'Taşıtlar', null)).toBe(false);
    expect(levelsBelow(rows, 'Taşıtlar')).toBe(3);
  });

  it('is unchanged at the same place', () => {
    expect(isThere(rows, 'Otomobil', { parentId: 'Taşıtlar', before: 'Motosiklet' })).toBe(true);
    expect(isThere(rows, 'Otomobil', { parentId: 'Taşıtlar' })).toBe(true);
    expect(isThere(rows, 'Otomobil', { parentId: 'Taşıtlar', before: null })).toBe(false);
    expect(isThere(rows, 'Otomobil', { parentId: null })).toBe(false);
    expect(isThere(rows, 'Taşıtlar', { parentId: null, before: 'Ev' })).toBe(true);
    expect(isThere(rows, 'Taşıtlar', { parentId: null, before: null })).toBe(false);
    expect(isThere(rows, 'Ev', { parentId: null, before: null })).toBe(true);
  });
});
