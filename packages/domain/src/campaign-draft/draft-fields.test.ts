import { expect, it } from 'vitest';
import { stepOf } from './draft-fields.ts';

it.each([
  ['brandId', 'whose'],
  ['title', 'offer'],
  ['description', 'content'],
  // The gallery, which is no field of the draft.
  ['pictures', 'pictures'],
])('the field %s is edited in the step "%s"', (name, step) => {
  expect(stepOf(name)).toBe(step);
});
