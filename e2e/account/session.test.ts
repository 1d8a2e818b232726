import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import {
  arriveAsMember,
  dropAccessToken,
  openAccountMenu,
  seesStranger,
  signOut,
  signOutButton,
} from '../member.ts';
import { campaigns } from '../places.ts';
import { openQuote } from '../quote/quote-form.ts';
import { arrive, comeAlive, expect, type Page, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { account } = tr;

// A call with an expired access token gets 401 before the token is renewed.
story.use({ expectedTrouble: [/status of 401/] });

/** Opens the profile as a new member. */
async function openProfile(page: Page, visitor: Visitor, baseURL: string | undefined): Promise<string> {
  const username = await arriveAsMember(page, visitor, baseURL, '/profile');
  await expect(profileOf(page)).toBeVisible();
  return username;
}
const profileOf = (page: Page) => page.getByRole('heading', { level: 2, name: account.tabs.details });

/** Records each token refresh that a page requests. */
function countRefreshes(page: Page): string[] {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/access-token')) refreshes.push(request.url());
  });
  return refreshes;
}

// Specification 4.23, 4.25, 4.26
story(
  'a guest makes no session call; a page opened after the access token expired stays signed in until the session ends',
  async ({ page, visitor, baseURL }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/Auth_Service/')) calls.push(request.url());
    });
    await arrive(page, '/about');
    await seesStranger(page);
    expect(calls).toEqual([]);
    await openProfile(page, visitor, baseURL);
    await dropAccessToken(page);
    const refreshes = countRefreshes(page);
    await page.goto('/profile');
    await expect(profileOf(page)).toBeVisible();
    await expect(page).toHaveURL('/profile');
    expect(refreshes).toHaveLength(1);
    const cookies = await page.context().cookies();
    expect(cookies.some(({ name }) => name === 'accessToken')).toBe(true);
    await page.context().clearCookies({ name: /accessToken|refreshToken/ });
    await page.reload();
    await expect(page).toHaveURL('/login?donus=%2Fprofile');
    await comeAlive(page);
    await seesStranger(page);
  },
);

// Specification 2.50, 4.24
story(
  'two tabs with an expired token stay signed in until one signs out',
  async ({ page, visitor, baseURL }) => {
    const username = await openProfile(page, visitor, baseURL);
    await story.step('both stay signed in', async () => {
      const other = await page.context().newPage();
      await arrive(other, '/about');
      await dropAccessToken(page, other);
      const refreshes = [countRefreshes(page), countRefreshes(other)];
      await Promise.all([page.goto('/profile'), other.goto('/my-campaigns')]);
      await expect(profileOf(page)).toBeVisible();
      await comeAlive(other);
      await openAccountMenu(other, username);
      await expect(other).toHaveURL('/my-campaigns');
      expect(refreshes.flat()).toHaveLength(1);
    });
    await story.step('signing out reaches the other tab, which leaves its guarded page', async () => {
      const other = await page.context().newPage();
      await arrive(other, '/profile');
      await expect(profileOf(other)).toBeVisible();
      await signOut(page, username);
      await expect(other).toHaveURL('/login?donus=%2Fprofile');
      await comeAlive(page);
      await seesStranger(page);
      // The cookie choice and the known-browser mark belong to the browser rather than to the session, so they stay.
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect(cookies.toSorted()).toEqual(['cookieConsent', 'knownBrowser']);
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
    });
  },
);

story(
  'signing out leaves no personal data in its tab or in a form of another tab',
  async ({ page, visitor, baseURL }) => {
    const username = await openProfile(page, visitor, baseURL);
    const other = await page.context().newPage();
    await arrive(other, campaigns.sedan);
    const dialog = await openQuote(other);
    await expect(dialog.getByRole('textbox', { name: tr.quote.email })).toHaveValue(visitor.email);
    await arrive(page, campaigns.sedan);
    const kept = (tab: Page) =>
      tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'scroll-places'));
    await expect.poll(() => kept(page)).not.toEqual([]);
    await signOut(page, username);
    expect(await kept(page)).toEqual([]);
    await expect(dialog).toHaveCount(0);
    await comeAlive(other);
    await expect((await openQuote(other)).getByRole('textbox', { name: tr.quote.email })).toHaveValue('');
  },
);

story.describe('signed-in person', () => {
  story.use({ expectedTrouble: [/status of 401|ERR_FAILED/] });

  // Specification 2.44, 2.50, 4.23, 4.27
  story(
    'is determined in place on a guarded page, and has a menu; signing out may fail',
    async ({ page, visitor, baseURL }) => {
      const username = await openProfile(page, visitor, baseURL);
      const asked = Promise.withResolvers<void>();
      await page.route('**/auth/current-user', async (route) => {
        await asked.promise;
        await route.continue();
      });
      await page.goto('/en/profile');
      await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/en/profile');
      asked.resolve();
      await expect(page.getByRole('heading', { level: 2, name: en.account.tabs.details })).toBeVisible();
      await page.unroute('**/auth/current-user');

      const links = page.getByRole('banner').locator('.account-bar').getByRole('link');
      const ofEveryone = [account.profile, account.myCampaigns, account.tabs.notifications];
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const all = (globalThis as { shifts?: number }).shifts ?? 0;
          Object.assign(globalThis, { shifts: all + list.getEntries().length });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await arrive(page, '/about');
      await expect(page.getByRole('banner').getByLabel(account.menu({ name: username }))).toBeVisible();
      expect(await page.evaluate(() => (globalThis as { shifts?: number }).shifts ?? 0)).toBe(0);

      await page.route('**/auth/logout', (route) => route.abort());
      await openAccountMenu(page, username);
      await expect(links).toHaveText(ofEveryone);
      await signOutButton(page).click();
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('alert').filter({ visible: true })).toHaveText(account.signOutFailed);
      await expect(page).toHaveURL('/about');
      await expect(bar.getByLabel(account.menu({ name: username }))).toBeVisible();
    },
  );
});
