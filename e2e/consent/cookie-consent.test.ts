import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { bannerOf, consentCookie, cookieOf, dialogOf, keptIn, openSettings, press } from '../consent.ts';
import { tabTo } from '../keyboard.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, story } from '../story.ts';
import { fakeTagManager } from './tags.ts';

const { consent, footer, shell } = tr;

story.use({ cookies: 'unanswered' });

story.describe('when the server does not store the choice at first', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  // Specification 1.8, 3.36, 4.42, 4.44
  story(
    'a visitor refuses cookies, which is kept and sent with the next page; is not asked again, and finds the settings on every page',
    { tag: '@wide' },
    async ({ page, context }) => {
      await page.route('**/api/public/consents', (route) => route.fulfill({ status: 503, json: {} }));
      await arrive(page, '/about');
      const refused = page.waitForResponse('**/api/public/consents');
      await press(page, consent.rejectAll);
      await expect(bannerOf(page)).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: consent.saved })).toBeAttached();
      const kept = await keptIn(context);
      expect(kept).toMatchObject({
        hasConsented: true,
        preferences: { necessary: true, analytics: false, marketing: false, preferences: false },
        version: '1.1',
        consentType: 'explicit',
      });
      expect((await refused).request().postDataJSON()).toEqual(kept);
      expect((await refused).status()).toBe(503);
      expect(await cookieOf(context, 'visitorId')).toBeUndefined();
      await page.unroute('**/api/public/consents');

      // Pages outside the shell open the settings as well.
      const sent = page.waitForResponse('**/api/public/consents');
      await arrive(page, '/kvkk');
      expect((await sent).request().postDataJSON()).toEqual(kept);
      expect((await sent).status()).toBe(200);
      await page.waitForFunction(() => localStorage.getItem('consent-unsent') === null);
      // Once the footer's link opens the settings, the banner's script has run, so the banner would be visible by now.
      await expect(await openSettings(page)).toBeVisible();
      await expect(bannerOf(page)).toBeHidden();

      await arrive(page, '/about');
      const dialog = await openSettings(page);
      // Before it is open Escape would close nothing, and it would open afterwards.
      await expect(dialog).toBeVisible();
      await expect(bannerOf(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // A double click does not close it again.
      await page.getByRole('link', { name: footer.cookieSettings }).dblclick();
      await expect(dialog).toBeVisible();
    },
  );
});

story.describe('after twenty seconds without an answer', () => {
  story.use({ expectedTrouble: [/googletagmanager\.com/] });

  // Specification 4.46, 9.7
  story(
    'consent is stored and announced; the countdown pauses during interaction',
    { tag: '@wide' },
    async ({ page, context }) => {
      await fakeTagManager(page);
      await page.clock.install();
      await arrive(page, '/about');
      await expect(
        bannerOf(page)
          .getByText(consent.countdown.spec({ seconds: 20 }))
          .first(),
      ).toBeVisible();
      await page.clock.runFor(10_000);
      const status = bannerOf(page).getByRole('status');
      await expect(status).toContainText(consent.countdown.spec({ seconds: 10 }));
      await bannerOf(page).hover();
      await page.clock.runFor(40_000);
      await expect(bannerOf(page).getByText(consent.paused)).toBeVisible();
      await page.mouse.move(700, 300);
      await bannerOf(page).getByRole('button', { name: consent.rejectAll }).focus();
      await page.clock.runFor(40_000);
      await expect(bannerOf(page)).toBeVisible();
      await page.getByRole('button', { name: consent.customize }).click();
      await page.mouse.move(700, 300);
      await page.clock.runFor(40_000);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(bannerOf(page)).toBeVisible();
      const look = (state: string) =>
        page.evaluate((seen) => {
          (document.activeElement as HTMLElement | null)?.blur();
          Object.defineProperty(document, 'visibilityState', { configurable: true, value: seen });
        }, state);
      await look('hidden');
      await page.clock.runFor(40_000);
      expect(await keptIn(context)).toBeUndefined();
      await look('visible');
      await page.clock.runFor(25_000);
      const note = page.getByRole('region', { name: consent.implicitNotice.spec.title });
      await expect(note).toBeVisible();
      expect(await keptIn(context)).toMatchObject({
        consentType: 'implicit',
        preferences: { necessary: true, analytics: true, marketing: true, preferences: true },
      });
      await note.getByRole('button', { name: consent.understood }).click();
      await expect(note).toBeHidden();

      // Stopping the countdown is permanent.
      await context.clearCookies();
      await arrive(page, '/about');
      await press(page, consent.stopCountdown);
      await page.mouse.move(700, 300);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.clock.runFor(60_000);
      await expect(bannerOf(page)).toBeVisible();
      expect(await keptIn(context)).toBeUndefined();
    },
  );
});

story(
  'the first Tab skips the banner, which is answered by keyboard and leaves the focus on the page',
  { tag: '@wide' },
  async ({ page }) => {
    const skip = page.getByRole('link', { name: shell.skip });
    await arrive(page, '/kvkk');
    await expect(bannerOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await arrive(page, '/about');
    await expect(bannerOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expectWhole(page, '.consent-banner');
    await page.keyboard.press('Escape');
    await expect(bannerOf(page)).toBeVisible();
    const customize = bannerOf(page).getByRole('button', { name: consent.customize });
    await tabTo(page, customize);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await expectWhole(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(customize).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(bannerOf(page).getByRole('button', { name: consent.rejectAll })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  },
);

// Specification 2.22
story(
  'the banner is small, links to its texts, shows buttons first on small screens, and closes after an answer in another tab',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const banner = page.getByRole('region', { name: en.consent.title });
    const links = banner.getByRole('link');
    for (const [locale, words] of Object.entries({ tr, en })) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await arrive(page, locale === 'en' ? '/en/about' : '/about');
      const asked = page.getByRole('region', { name: words.consent.title });
      await expect(asked.getByRole('link')).toHaveCount(3);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await asked.boundingBox())?.height).toBeLessThanOrEqual(180);
      await expect(asked.getByRole('link')).toHaveCount(0);
      const answers = asked.locator('.consent-answers').getByRole('button');
      const sizes = await answers.evaluateAll((all) =>
        all.map((one) => [one.clientWidth, getComputedStyle(one).backgroundColor].join()),
      );
      expect(sizes).toHaveLength(3);
      expect(new Set(sizes).size).toBe(1);
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await answers.evaluateAll(wrappedOf), `${locale} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 256 });
      await expect.poll(async () => (await asked.boundingBox())?.height).toBeLessThanOrEqual(256 * 0.6);
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: en.consent.more }).click();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/en/cookie-policy', '/en/privacy-policy', '/en/kvkk']);
    await links.nth(1).click();
    await expect(page).toHaveURL('/en/privacy');
    // An answer in another tab closes the banner in this one.
    await expect(banner).toBeVisible();
    await context.addCookies([consentCookie(baseURL ?? '')]);
    await expect(banner).toBeHidden();
  },
);

story(
  'the banner covers nothing: bars move above it, and the page has room below',
  { tag: '@narrow' },
  async ({ page }) => {
    await arrive(page, campaigns.sedan);
    const banner = await bannerOf(page).boundingBox();
    const bar = await page.locator('.offer-bar').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1);

    await arrive(page, '/about');
    await expectWhole(page, '.consent-banner', 'dark');
    await press(page, consent.customize);
    await expect(dialogOf(page)).toBeVisible();
    await expectWhole(page, 'dialog[open]', 'dark');
  },
);

/** Returns the texts that need more than one line. */
function wrappedOf(elements: readonly Element[]): string[] {
  return elements.flatMap(({ textContent, childNodes }) => {
    const range = document.createRange();
    for (const text of childNodes) range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [textContent] : [];
  });
}
