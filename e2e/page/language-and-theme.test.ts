import { office as officeEn } from '@ayrac/phrases/en/office/index.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { arrive, comeAlive, expect, type Page, story, withMotion } from '../story.ts';

story.use(withMotion);

// Specification 1.15, 1.16
story(
  'a visitor switches to English, which is kept after a reload and on the next page',
  { tag: '@narrow' },
  async ({ page }) => {
    await arrive(page, '/kategoriler/sigorta?siralama=indirim');
    await openSettings(page, tr.shell);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/kategoriler/sigorta?siralama=indirim');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Insurance' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Insurance' })).toBeVisible();
    await comeAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: en.shell.brands }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.brand.index.title })).toBeVisible();
    await expect(page).toHaveURL('/en/marka');
    await page.goto('/kategoriler');
    await expect(page).toHaveURL('/en/kategoriler');
  },
);

story('a stored language redirects before anything is painted', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'en');
    const note = () =>
      sessionStorage.setItem('painted', `${sessionStorage.getItem('painted') ?? ''} ${location.pathname}`);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) note();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/marka?siralama=yeni');
  await expect(page).toHaveURL('/en/marka?siralama=yeni');
  await expect(page.getByRole('heading', { level: 1, name: en.brand.index.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toBe(' /en/marka');
});

story.describe('back office', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  story(
    'the language link keeps the position, and the back office uses the chosen language, even without its cookie',
    { tag: '@once' },
    async ({ page, context }) => {
      // The link keeps the position in a list.
      const address = '/kategoriler/otomobil?sayfa=2&siralama=indirim';
      await arrive(page, address);
      await openSettings(page, tr.shell);
      const english = page.getByRole('banner').getByRole('link', { name: 'English' });
      await expect(english).toHaveAttribute('href', `/en${address}`);
      await english.click();
      await expect(page).toHaveURL(`/en${address}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const path of ['/admin/yok', '/crm-admin/yok']) {
        const reply = await page.goto(path);
        expect(reply?.status()).toBe(503);
        await expect(page).toHaveURL(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(
          page.getByRole('heading', { level: 1, name: officeEn.frame.maintenance.title }),
        ).toBeVisible();
        await comeAlive(page);
        await expect(page).toHaveTitle(`${officeEn.frame.maintenance.title} | ${en.shell.siteName}`);
      }

      // Without the cookie, the choice in local storage is enough.
      await context.clearCookies();
      await page.goto('/admin/yok');
      await expect(
        page.getByRole('heading', { level: 1, name: officeEn.frame.maintenance.title }),
      ).toBeVisible();
      await expect(page).toHaveURL('/admin/yok');
    },
  );
});

story.describe('in an English browser with a dark theme', () => {
  story.use({ locale: 'en-US', colorScheme: 'dark' });

  // Specification 1.10, 1.14, 4.49
  story(
    "the default is Turkish in the system's theme; a chosen theme is kept",
    { tag: '@once' },
    async ({ page }) => {
      const root = page.locator('html');
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await arrive(page, '/');
      await expect(root).toHaveAttribute('lang', 'tr');
      await expect(root).toHaveClass(/dark/);
      await expect(page).toHaveURL('/');
      const dark = await ground();
      await openSettings(page, tr.shell);
      await page.getByRole('banner').getByRole('button', { name: tr.shell.theme.toLight }).click();
      await expect(root).not.toHaveClass(/dark/);
      expect(await ground()).not.toBe(dark);
      await arrive(page, '/marka');
      await expect(root).not.toHaveClass(/dark/);
      await openSettings(page, tr.shell);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByRole('banner').getByRole('button', { name: tr.shell.theme.toDark }).click();
      await page.reload();
      await expect(root).toHaveClass(/dark/);
    },
  );
});

story(
  'Turkish texts are marked on English pages; the home page starts with English ones, and fonts load by language',
  { tag: '@once' },
  async ({ page }) => {
    await story.step('Turkish texts are marked', async () => {
      await page.goto('/en/kategoriler/ticari-arac');
      const cards = page.getByRole('article');
      const foreign = cards.filter({ has: page.locator('[lang="tr"]') });
      const marked = cards.filter({ hasText: en.campaign.inTurkish });
      await expect(foreign.first()).toBeVisible();
      await expect(marked).toHaveCount(await foreign.count());
      expect(await marked.count()).toBeLessThan(await cards.count());
      const turkish = await (await page.request.get('/kategoriler/ticari-arac')).text();
      const [first = '', ...others] = turkish.match(/<article[\s\S]*?<\/article>/g) ?? [];
      expect(first).toContain('<h');
      expect([first, ...others].join()).not.toContain(tr.campaign.inTurkish);

      await page.goto('/en');
      const slides = page.getByRole('region', { name: en.home.banner.label }).locator('.slide');
      await expect(slides).toHaveCount(12);
      await expect(slides.filter({ has: page.locator('[lang="tr"]') })).toHaveCount(0);
      // Not the new ones: those of other stories are in Turkish.
      for (const { title } of [en.home.endingSoon, en.home.lastChance]) {
        const shelf = page.getByRole('region', { name: title });
        await expect(shelf.locator('article').first()).toBeAttached();
        await expect(shelf.locator('[lang="tr"]')).toHaveCount(0);
      }
    });
    await story.step('fonts are requested before the layout', async () => {
      for (const [address, files] of [
        ['/en', ['onest-latin']],
        ['/', ['onest-latin', 'onest-turkish']],
      ] as const) {
        // The English page is still open.
        if (!page.url().endsWith(address)) await page.goto(address);
        const asked = await page
          .locator('link[rel=preload][as=font]')
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
        expect(asked.map((href) => /onest-[a-z]+/.exec(href)?.[0])).toEqual(files);
        const loaded = await page.evaluate(async () => {
          await document.fonts.ready;
          return performance.getEntriesByType('resource').map(({ name }) => name);
        });
        expect(loaded.filter((name) => asked.includes(name))).toEqual(asked);
      }
    });
  },
);

/** Shows language and theme, which a narrow viewport has behind the menu. */
async function openSettings(page: Page, shell: typeof tr.shell): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: shell.menu });
  if (await menu.isVisible()) return menu.click();
  const language = page
    .getByRole('banner')
    .getByText(/^(TR|EN)$/)
    .first();
  await language.click();
}
