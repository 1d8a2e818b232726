import { createContext, runInContext } from 'node:vm';
import { LOCALE_KEY, THEME_KEY } from '@ayrac/browser/choices.ts';
import { expect, it } from 'vitest';
import { firstPaint } from './first-paint.ts';

interface Visit {
  readonly locale?: string;
  readonly theme?: string;
  readonly system?: 'light' | 'dark';
}

/** Runs the script as a browser that opens the office. The server always sends the document in Turkish. */
function open({ locale, theme, system = 'light' }: Visit) {
  const stored = new Map(Object.entries({ [LOCALE_KEY]: locale, [THEME_KEY]: theme }));
  const classes: string[] = [];
  const root = { lang: 'tr', classList: { add: (name: string) => classes.push(name) } };
  const browser = createContext({
    document: { documentElement: root },
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
    matchMedia: (query: string) => ({ matches: query.includes(system) }),
  });
  runInContext(firstPaint, browser);
  return { lang: root.lang, classes };
}

it.each([
  ['en', 'en'],
  ['tr', 'tr'],
  ['de', 'tr'],
  [undefined, 'tr'],
])('with %s stored the document is in %s', (locale, lang) => {
  expect(open(locale === undefined ? {} : { locale }).lang).toBe(lang);
});

it.each([
  ['dark', 'light', ['dark']],
  ['light', 'dark', []],
  [undefined, 'dark', ['dark']],
  [undefined, 'light', []],
] as const)('a stored theme %s in a %s system gives the classes %j', (theme, system, classes) => {
  expect(open({ system, ...(theme === undefined ? {} : { theme }) }).classes).toEqual(classes);
});

it('leaves the document as it is where the browser refuses its storage', () => {
  const root = { lang: 'tr' };
  runInContext(firstPaint, createContext({ document: { documentElement: root } }));
  expect(root.lang).toBe('tr');
});
