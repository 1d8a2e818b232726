import { locales } from '@ayrac/domain/text/locale.ts';
import { describe, expect, it } from 'vitest';
import { exportTitles } from './export-titles.ts';
import { isResourceName, resources } from './index.ts';
import { deedsOf } from './resource-deeds.ts';

const names = Object.keys(resources)
  .filter(isResourceName)
  .filter((name) => deedsOf(resources[name]).includes('export'));

describe.each(locales)('the titles of an exported file in the language %s', (locale) => {
  it.each(names)('head every column of %s, each with its own words', (name) => {
    const { fields, figures = [] } = resources[name] as { fields: object; figures?: readonly string[] };
    const titles = exportTitles(locale, name);
    const columns = [...Object.keys(fields), 'id', 'createdAt', 'updatedAt', 'changedBy'];
    const told = columns.map((column) => titles[column] ?? '');
    expect(columns.filter((_, at) => told[at] === '')).toEqual([]);
    expect(new Set(told).size).toBe(columns.length);
    expect(figures.filter((figure) => titles[figure] === undefined)).toEqual([]);
  });
});

it('call a record by its noun, since a file stands alone', () => {
  expect(exportTitles('tr', 'brands')).toMatchObject({ name: 'Marka', brandUrl: 'Web sitesi' });
  expect(exportTitles('en', 'occupations')).toMatchObject({ name: 'Occupation', isActive: 'Active' });
});
