import { expect, it } from 'vitest';
import { validateRedirect } from './validate-redirect.ts';

const path = (fromPath: string, toPath: string) => ({ fromPath, toPath });
const around = { others: [], hasFrom: false, hasTo: true };

it.each([
  ['leads to a page from where there is none', path('/eski', '/marka'), around, {}],
  ['leads nowhere', path('/eski', '/yok'), { ...around, hasTo: false }, { toPath: 'unknown-path' }],
  ['hides a page', path('/about', '/marka'), { ...around, hasFrom: true }, { fromPath: 'existing-path' }],
  ['leads to itself', path('/eski', '/eski'), around, { toPath: 'path-loop' }],
  [
    'leads to one that leads back',
    path('/b', '/a'),
    { ...around, others: [path('/a', '/b')] },
    { toPath: 'path-loop' },
  ],
  [
    'leads to one that leads on',
    path('/a', '/b'),
    { ...around, others: [path('/b', '/c')] },
    { toPath: 'path-chain' },
  ],
  [
    'begins where another one ends',
    path('/b', '/c'),
    { ...around, others: [path('/a', '/b')] },
    { fromPath: 'path-chain' },
  ],
])('a redirect that %s is validated accordingly', (_, paths, surroundings, problems) => {
  expect(validateRedirect(paths, surroundings)).toEqual(problems);
});
