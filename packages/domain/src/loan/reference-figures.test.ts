import { expect, it } from 'vitest';
import { referenceFigures } from './reference-figures.ts';

it('every figure of the independent sources is reproduced', () => {
  const figures = referenceFigures();
  expect(figures.filter(({ agrees }) => !agrees)).toEqual([]);
  expect(figures).toHaveLength(28);
});
