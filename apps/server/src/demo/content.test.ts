import { expect, it } from 'vitest';
import { demoRoots, readContent } from './content.ts';
import { demoPattern, demoRootFile } from './shape.ts';

const pattern = readContent('otomobil/sedan-cash.json', demoPattern);

it('is read by its shape, each pattern in its root’s order', () => {
  const [cars] = demoRoots;
  expect(cars?.category.name).toBe('Otomobil');
  expect(cars?.patterns).toContainEqual(pattern);
});

it('names the file and the field that is not as it should be', () => {
  expect(() => readContent('otomobil/sedan-cash.json', demoRootFile)).toThrow(
    /otomobil\/sedan-cash\.json:[\s\S]*category/,
  );
});

it.each([
  ['a field that nobody knows', { ...pattern, benefits: pattern.benefit }],
  ['a benefit in one language', { ...pattern, benefit: { tr: pattern.benefit.tr } }],
  ['a figure as a text', { ...pattern, campaigns: [{ ...pattern.campaigns[0], figures: { term: '12' } }] }],
  ['no campaign', { ...pattern, campaigns: [] }],
])('is refused with %s', (_what, broken) => {
  expect(demoPattern.safeParse(broken).success).toBe(false);
});
