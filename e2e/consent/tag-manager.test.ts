import { tr } from '@ayrac/phrases/tr/whole.ts';
import { bannerOf, consentCookie, cookieOf, dialogOf, keptIn, openSettings, press } from '../consent.ts';
import { campaigns } from '../places.ts';
import { arrive, comeAlive, expect, type Page, pageEnd, story } from '../story.ts';
import { fakeTagManager, pushedEvents, recordedPages, TAGS } from './tags.ts';

const { login, consent, footer, shell } = tr;
const YEAR_S = 365 * 24 * 60 * 60;
const all = { necessary: true, analytics: true, marketing: true, preferences: true };

story.use({ cookies: 'unanswered' });

/** Resets the browser to one that has not answered the cookie banner. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

story.describe('with an allowed tag manager', () => {
  story.use({ expectedTrouble: [/googletagmanager\.com|ERR_FAILED/] });

  // Specification 4.43, 4.47, 4.48, 7.26, 9.3
  story(
    'nothing is requested before consent or after refusal; consent loads it once, after its signals',
    async ({ page, context }) => {
      const asked = await fakeTagManager(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await arrive(page, '/about');
      await expect(bannerOf(page)).toBeVisible();
      await press(page, consent.rejectAll);
      await arrive(page, campaigns.sedan);
      await expect(await openSettings(page)).toBeVisible();
      expect(asked).toEqual([]);
      const origins = new Set(
        requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin),
      );
      expect([...origins]).toEqual([new URL(page.url()).origin]);
      expect(await pushedEvents(page)).toEqual([
        'default: denied, denied, granted',
        'update: denied, denied, granted',
      ]);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookieConsent']);

      await forget(page);
      await arrive(page, '/bulten');
      await press(page, consent.acceptAll);
      await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-STORY1']);
      expect(await pushedEvents(page)).toEqual([
        'default: denied, denied, granted',
        'update: denied, denied, granted',
        'update: granted, granted, granted',
      ]);
      const [choice, visitor] = [
        await cookieOf(context, 'cookieConsent'),
        await cookieOf(context, 'visitorId'),
      ];
      for (const cookie of [choice, visitor]) {
        const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / YEAR_S;
        expect(days).toBeGreaterThan(0.99);
        expect(days).toBeLessThanOrEqual(1);
        expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', httpOnly: false, secure: false });
      }
      await page.getByRole('link', { name: footer.about }).click();
      await expect(page).toHaveURL('/about');
      expect(asked).toHaveLength(1);

      // A failing tag manager breaks nothing.
      await forget(page);
      await page.route(TAGS, (route) => route.abort());
      await arrive(page, '/about');
      await press(page, consent.acceptAll);
      await expect(bannerOf(page)).toBeHidden();
      await page.getByRole('link', { name: shell.brands }).first().click();
      await expect(page).toHaveURL('/marka');
    },
  );

  // Specification 4.41, 4.44, 4.45
  story(
    'purposes are chosen individually, stored, and withdrawn in two clicks from any page',
    async ({ page, context, baseURL }) => {
      const asked = await fakeTagManager(page);
      await arrive(page, campaigns.sedan);
      await press(page, consent.customize);
      const settings = dialogOf(page);
      const box = (name: 'necessary' | 'analytics' | 'marketing' | 'preferences') =>
        settings.getByRole('checkbox', { name: consent.settings[name].label, exact: true });
      await expect(box('necessary')).toBeChecked();
      await expect(box('necessary')).toBeDisabled();
      for (const name of ['analytics', 'marketing', 'preferences'] as const) {
        await expect(box(name)).not.toBeChecked();
      }
      await box('preferences').check();
      await box('analytics').check();
      await settings.getByRole('button', { name: consent.settings.save }).click();
      await expect(settings).toBeHidden();
      await expect.poll(() => asked.length).toBe(1);
      expect((await keptIn(context))?.preferences).toEqual({
        necessary: true,
        analytics: true,
        marketing: false,
        preferences: true,
      });
      expect((await pushedEvents(page)).at(-1)).toBe('update: granted, denied, granted');
      // The recently viewed campaigns move from session storage to local storage.
      await page.waitForFunction(() => localStorage.getItem('recent-campaigns') !== null);
      expect(await page.evaluate(() => sessionStorage.getItem('recent-campaigns'))).toBeNull();
      const again = await openSettings(page);
      await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(3);

      // Withdrawing the consent removes everything that the tag manager has stored.
      await context.addCookies([{ name: '_gcl_au', value: '1', url: baseURL ?? '' }]);
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga');
      const reloaded = page.waitForEvent('load');
      await again.getByRole('button', { name: consent.settings.onlyNecessary }).click();
      await reloaded;
      await comeAlive(page);
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookieConsent']);
      expect(await page.evaluate(() => localStorage.getItem('recent-campaigns'))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('_gcl_ls'))).toBeNull();
      await expect
        .poll(() => pushedEvents(page))
        .toEqual(['default: denied, denied, granted', 'update: denied, denied, granted']);
      expect(asked).toHaveLength(1);
    },
  );

  /** Whether the document is a new one (without the mark) and has no tag manager. */
  const isFree = (page: Page) =>
    page.evaluate(
      () =>
        !Reflect.has(window, 'marked') && document.querySelector('script[src*="googletagmanager"]') === null,
    );
  const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));

  story('it is not active on personal pages, and resumes afterwards', async ({ page, context, baseURL }) => {
    const asked = await fakeTagManager(page);
    await context.addCookies([consentCookie(baseURL ?? '', all)]);
    await arrive(page, '/bulten');
    await expect.poll(() => asked.length).toBe(1);
    await mark(page);
    await (await pageEnd(page)).getByRole('link', { name: footer.about }).click();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => Reflect.has(window, 'marked'))).toBe(true);
    const bar = page.getByRole('banner');
    const menu = bar.getByRole('button', { name: shell.menu });
    if (await menu.isVisible()) await menu.click();
    await bar.getByRole('link', { name: shell.login }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible();
    expect(await isFree(page)).toBe(true);
    expect(await recordedPages(page)).toEqual(['/bulten', '/about']);
    expect(asked).toHaveLength(1);

    // A personal page has no tag manager, and going back to it removes it again.
    await expect(await openSettings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await mark(page);
    await (await pageEnd(page)).getByRole('link', { name: footer.about }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => recordedPages(page)).toEqual(['/bulten', '/about', '/about']);
    const reloaded = page.waitForEvent('load');
    await page.goBack();
    await reloaded;
    await expect(page).toHaveURL('/login');
    await comeAlive(page);
    expect(await isFree(page)).toBe(true);
    expect(await recordedPages(page)).toEqual(['/bulten', '/about', '/about']);
    expect(asked).toHaveLength(2);

    // A tag manager that is still loading is aborted.
    await page.route(TAGS, () => undefined);
    const asking = page.waitForRequest(TAGS);
    await (await pageEnd(page)).getByRole('link', { name: footer.about }).click();
    await asking;
    // The personal page takes long to load; until then, the old document could still run the script when it arrives.
    await page.route('/login', () => undefined);
    const calledOff = page.waitForEvent('requestfailed', (request) => request.url().includes('gtm.js'));
    await page.evaluate(() => history.back());
    expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
  });
});
