import { expect, it } from 'vitest';
import { demoRoots, readContent } from './content.ts';
import { demoPattern, demoRootFile } from './shape.ts';

const pattern = readContent('otomobil/sedan-cash.json', demoPattern);

it('is parsed by its shape, with patterns in the order of their root categories', () => {
  const [cars] = demoRoots;
  expect(cars?.category.name).toBe('Otomobil');
  expect(cars?.patterns).toContainEqual(pattern);
});

it('names the file and the field of an error', () => {
  expect(() => readContent('otomobil/sedan-cash.json', demoRootFile)).toThrow(
    /otomobil\/sedan-cash\.json:[\s\S]*category/,
  );
});

it.each([
  ['an unknown field', { ...pattern, benefits: pattern.benefit }],
  ['a benefit in one language', { ...pattern, benefit: { tr: pattern.benefit.tr } }],
  ['a figure as a text', { ...pattern, campaigns: [{ ...pattern.campaigns[0], figures: { term: '12' } }] }],
  ['no campaign', { ...pattern, campaigns: [] }],
])('is refused with %s', (_what, broken) => {
  expect(demoPattern.safeParse(broken).success).toBe(false);
});
