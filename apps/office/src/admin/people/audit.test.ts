import { resources } from '@ayrac/contract/office/index.ts';
import { hasDeed } from '@ayrac/contract/office/resource-deeds.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import { expect, it } from 'vitest';
import { targetKinds } from './target-kinds.ts';

// Changes of a record create an entry with the name of its resource.
const written = Object.values(resources).filter((shape) => hasDeed(shape, 'change'));

it.each([
  ['Turkish', tr],
  ['English', en],
])('names every record that somebody can change, in %s', (_, phrases) => {
  const known = targetKinds(phrases);
  expect(written.length).toBeGreaterThan(5);
  expect(written.map(({ name }) => name).filter((name) => known[name] === undefined)).toEqual([]);
});
