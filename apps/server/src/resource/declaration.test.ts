import { resource } from '@ayrac/contract/office/resource.ts';
import { describe, expect, it } from 'vitest';
import { serve } from './declaration.ts';
import { sample } from './testing/samples.ts';

const shape = resource({
  name: 'things',
  operation: 'manage-reference-data',
  fields: { name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' } },
  sortable: ['createdAt'],
  defaultSort: 'createdAt',
  filters: [],
  calls: ['list'],
});
const declared = { table: sample, sorts: { createdAt: [sample.createdAt] }, searched: sample.searchKey };

describe('a resource that searches once', () => {
  it('is served if its shape counts all rows', () => {
    expect(serve({ ...declared, shape, searchesOnce: true })).toMatchObject({ searchesOnce: true });
  });

  it.each([{ findsTo: 100 }, { countsTo: 100 }])('is refused with %o, which it would ignore', (limit) => {
    const limited = { ...shape, ...limit };
    expect(() => serve({ ...declared, shape: limited, searchesOnce: true })).toThrow('things searches once');
    expect(serve({ ...declared, shape: limited }).shape).toMatchObject(limit);
  });
});
