import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = new URL('..', import.meta.url).pathname;
const sheets = globSync('**/*.css', { cwd: app });

/** The declarations of each rule that gives a picture its place, before what is nested in it. */
const places = sheets.flatMap((sheet) => {
  const css = readFileSync(`${app}/${sheet}`, 'utf8');
  return [...css.matchAll(/\{([^{}]*aspect-ratio: 16 \/ 9;[^{}]*)/g)].map(([, rule = '']) => ({
    sheet,
    background: /background: var\((--[\w-]+)\);/.exec(rule)?.[1],
  }));
});

it('gives the place of a picture that is on its way the colour of skeletons, on the deep ground that of its lines', () => {
  const grounds = places.flatMap(({ background }) => background ?? []);
  expect(grounds.length).toBeGreaterThan(3);
  expect([...new Set(grounds)].toSorted()).toEqual(['--deep-line', '--skeleton']);
});
