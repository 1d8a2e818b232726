import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { resources } from '@ayrac/contract/office/index.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import { expect, it } from 'vitest';
import { targetKinds } from './target-kinds.ts';

// Changes of a record create an entry with the name of its resource.
const written = Object.values(resources).filter((shape) => hasCall(shape, 'change'));

it.each([
  ['Turkish', tr],
  ['English', en],
])('every record that can be changed has a name in %s', (_, phrases) => {
  const known = targetKinds(phrases);
  expect(written.length).toBeGreaterThan(5);
  expect(written.map(({ name }) => name).filter((name) => known[name] === undefined)).toEqual([]);
});
