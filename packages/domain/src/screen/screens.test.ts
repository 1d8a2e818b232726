import { expect, it } from 'vitest';
import { screenAt } from './screen-at.ts';
import { type Screen, type ScreenName, screenCalled, screenNames, screens } from './screens.ts';

const those = (isSo: (screen: Screen) => boolean) => screenNames.filter((name) => isSo(screens[name]));

it('screens have unique paths', () => {
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
])('%s is the path of %s', (path, name) => {
  expect(screenAt(path)).toBe(name);
});

it('a screen is found by its exact name only', () => {
  expect(screenCalled('loans')).toBe(screens.loans);
  expect([screenCalled('root'), screenCalled('toString'), screenCalled(undefined)]).toEqual(
    Array(3).fill(undefined),
  );
});

it('screens of members are neither cached nor indexed', () => {
  const ofMembers = those(({ opensTo }) => opensTo === 'members');
  expect(ofMembers).toEqual(expect.arrayContaining(['profile', 'security', 'ownData', 'myCampaigns']));
  expect(those((screen) => screen.opensTo === 'members' && screen.isKept)).toEqual([]);
  expect(those((screen) => screen.opensTo === 'members' && screen.search !== 'closed')).toEqual([]);
});

it("screens with a form's or link's own data are not cached", () => {
  const anew = those(({ isKept }) => !isKept);
  const withTheirOwn: ScreenName[] = [
    ...(['quote', 'report', 'request', 'newsletterConfirm', 'newsletterPreferences'] as const),
    'mailboxConfirm',
    ...(['login', 'register', 'forgotPassword', 'resetPassword', 'invitation', 'verifyEmail'] as const),
  ];
  expect(anew).toEqual(expect.arrayContaining(withTheirOwn));
});

it('sitemaps contain exactly the screens that may be indexed', () => {
  expect(those(({ sitemap }) => sitemap !== 'none')).toEqual(those(({ search }) => search === 'listed'));
});

it('screens with texts or offers are indexed', () => {
  const pages: ScreenName[] = ['home', 'categories', 'category', 'brands', 'brand', 'campaigns', 'campaign'];
  const texts: ScreenName[] = ['howWeEarn', 'about', 'contact', 'careers', 'newsletter', 'loans'];
  const terms: ScreenName[] = ['privacy', 'terms', 'cookiePolicy', 'kvkk', 'borusan'];
  const listed = those(({ search, isKept }) => search === 'listed' && isKept);
  expect(listed).toEqual(expect.arrayContaining([...pages, ...texts, ...terms]));
});

it.each(screenNames)('parameters and phrase sets of %s are unique', (name) => {
  const { query, phrases }: Screen = screens[name];
  for (const names of [query, phrases]) expect(new Set(names).size).toBe(names.length);
});
