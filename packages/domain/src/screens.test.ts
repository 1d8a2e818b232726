import { expect, it } from 'vitest';
import { screenAt } from './screen-at.ts';
import { type Screen, type ScreenName, screenCalled, screenNames, screens } from './screens.ts';

const those = (isSo: (screen: Screen) => boolean) => screenNames.filter((name) => isSo(screens[name]));

it('gives each screen a path of its own', () => {
  expect(new Set(screenNames.map((name) => screens[name].path)).size).toBe(screenNames.length);
});

it.each(screenNames)('%s is found at its example', (name) => {
  const { pathname } = new URL(screens[name].example, 'http://localhost');
  expect(screenAt(pathname)).toBe(name);
});

it.each<[string, ScreenName | undefined]>([
  ['/', 'home'],
  ['/marka', 'brands'],
  ['/marka/bmw', 'brand'],
  ['/marka/bmw/elektrikli', 'brand'],
  ['/marka/bmw/elektrikli/suv', undefined],
  ['/kampanyalar/x/teklif', 'quote'],
  ['/kategoriler/', undefined],
  ['/kategoriler/İğne', undefined],
  ['/unbekannt', undefined],
])('at %s stands %s', (path, name) => {
  expect(screenAt(path)).toBe(name);
});

it('knows a screen by its name alone', () => {
  expect(screenCalled('loans')).toBe(screens.loans);
  expect([screenCalled('root'), screenCalled('toString'), screenCalled(undefined)]).toEqual(
    Array(3).fill(undefined),
  );
});

it('keeps for all, and lets be found, nothing that is a member’s', () => {
  const ofMembers = those(({ opensTo }) => opensTo === 'members');
  expect(ofMembers).toEqual(expect.arrayContaining(['profile', 'security', 'ownData', 'myCampaigns']));
  expect(those((screen) => screen.opensTo === 'members' && screen.isKept)).toEqual([]);
  expect(those((screen) => screen.opensTo === 'members' && screen.search !== 'closed')).toEqual([]);
});

it('keeps no page for all that holds a form’s or a link’s own', () => {
  const anew = those(({ isKept }) => !isKept);
  const withTheirOwn: ScreenName[] = [
    ...(['quote', 'report', 'request', 'newsletterConfirm', 'newsletterPreferences'] as const),
    'mailboxConfirm',
    ...(['login', 'register', 'forgotPassword', 'resetPassword', 'invitation', 'verifyEmail'] as const),
  ];
  expect(anew).toEqual(expect.arrayContaining(withTheirOwn));
});

it('lists in the sitemaps exactly what search engines may list', () => {
  expect(those(({ sitemap }) => sitemap !== 'none')).toEqual(those(({ search }) => search === 'listed'));
});

it('lets be found what is written and what can be had', () => {
  const pages: ScreenName[] = ['home', 'categories', 'category', 'brands', 'brand', 'campaigns', 'campaign'];
  const texts: ScreenName[] = ['howWeEarn', 'about', 'contact', 'careers', 'newsletter', 'loans'];
  const terms: ScreenName[] = ['privacy', 'terms', 'cookiePolicy', 'kvkk', 'borusan'];
  const listed = those(({ search, isKept }) => search === 'listed' && isKept);
  expect(listed).toEqual(expect.arrayContaining([...pages, ...texts, ...terms]));
});

it.each(screenNames)('no two parameters or sets of phrases of %s are the same', (name) => {
  const { query, phrases }: Screen = screens[name];
  for (const names of [query, phrases]) expect(new Set(names).size).toBe(names.length);
});
