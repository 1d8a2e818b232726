import { locales } from '@ayrac/domain/text/locale.ts';
import { describe, expect, it } from 'vitest';
import { declaredCalls } from './declared-calls.ts';
import { exportTitles } from './export-titles.ts';
import { isResourceName, resources } from './index.ts';

const names = Object.keys(resources)
  .filter(isResourceName)
  .filter((name) => declaredCalls(resources[name]).includes('export'));

describe.each(locales)('headings of an exported file in the language %s', (locale) => {
  it.each(names)('exist for every column of %s and differ', (name) => {
    const { fields, figures = [] } = resources[name] as { fields: object; figures?: readonly string[] };
    const titles = exportTitles(locale, name);
    const columns = [...Object.keys(fields), 'id', 'createdAt', 'updatedAt', 'changedBy'];
    const shown = columns.map((column) => titles[column] ?? '');
    expect(columns.filter((_, at) => shown[at] === '')).toEqual([]);
    expect(new Set(shown).size).toBe(columns.length);
    expect(figures.filter((figure) => titles[figure] === undefined)).toEqual([]);
  });
});

it('name a record by its noun, since a file stands alone', () => {
  expect(exportTitles('tr', 'brands')).toMatchObject({ name: 'Marka', brandUrl: 'Web sitesi' });
  expect(exportTitles('en', 'occupations')).toMatchObject({ name: 'Occupation', isActive: 'Active' });
});
