import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../..', import.meta.url).pathname;
const sheets = globSync(['packages/kit/src/**/*.css', 'apps/web/app/**/*.css'], { cwd: root });

/** Declarations of each rule that reserves the place of a picture, without nested rules. */
const places = sheets.flatMap((sheet) => {
  const css = readFileSync(`${root}/${sheet}`, 'utf8');
  return [...css.matchAll(/\{([^{}]*aspect-ratio: 16 \/ 9;[^{}]*)/g)].map(([, rule = '']) => ({
    sheet,
    background: /background: var\((--[\w-]+)\);/.exec(rule)?.[1],
  }));
});

it('picture placeholders have the colour of skeletons, or of the surface on the deep ground', () => {
  const grounds = places.flatMap(({ background }) => background ?? []);
  expect(grounds.length).toBeGreaterThan(3);
  expect([...new Set(grounds)].toSorted()).toEqual(['--deep-surface', '--skeleton']);
});
