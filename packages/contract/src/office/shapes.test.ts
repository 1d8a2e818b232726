import { filterParameters } from '@ayrac/domain/record/record-filter.ts';
import { describe, expect, it } from 'vitest';
import { isResourceName, resources } from './index.ts';
import { filtersOf, type ResourceShape } from './resource.ts';

const shapes: readonly (readonly [string, ResourceShape])[] = Object.entries(resources);

describe.each(shapes)('shape of %s', (name, shape) => {
  it('has the name of its constant', () => {
    expect(shape.name).toBe(name);
  });

  it('refers to existing resources', () => {
    const to = Object.values(shape.fields).flatMap((field) => (field.kind === 'reference' ? [field.to] : []));
    expect(to.filter((name) => !isResourceName(name))).toEqual([]);
  });

  it('has valid filters with unique names', () => {
    const parameters = filtersOf(shape).map(([name, field]) => filterParameters(name, field));
    expect(parameters.filter((some) => some.length === 0)).toEqual([]);
    const names = [
      ...parameters.flat().map(({ name }) => name),
      'q',
      'bin',
      'sort',
      'cursor',
      'limit',
      'open',
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  it('is not sorted by personal data, which a cursor would contain', () => {
    expect(shape.sortable.filter((name) => shape.personal?.includes(name))).toEqual([]);
  });
});
