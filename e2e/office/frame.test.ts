import { office as officeEn } from '@ayrac/phrases/en/office/index.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole, expectWholeWithFrame } from '../axe.ts';
import { nextCode, signIn } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, makeAdmin, moveInOffice, SCREEN } from '../office.ts';
import { expectFits } from '../small-window.ts';
import { arrive, comeAlive, expect, type Page, story } from '../story.ts';

const { frame } = office;
const WAY_BACK = encodeURIComponent(SCREEN);

const bar = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: frame.navigation.label });
const palette = (page: Page, words = frame.palette) => page.getByRole('dialog', { name: words.title });
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

story.describe('access to a screen', () => {
  // The login asks for a code.
  story.use({ expectedTrouble: [/status of 401/] });

  story(
    'is unknown at first; a visitor signs in, returns, and signs out in every tab',
    { tag: '@once' },
    async ({ page, context, visitor }) => {
      const { username, secret } = await makeAdmin(visitor);
      await page.goto(`${SCREEN}?q=a`);
      await expect(page).toHaveURL(`/login?donus=${WAY_BACK}%3Fq%3Da`);
      await comeAlive(page);
      await signIn(page, username);
      await page.getByLabel(tr.login.code.label, { exact: true }).fill(nextCode(secret));
      await page.getByRole('button', { name: tr.login.code.submit }).click();
      await expect(page).toHaveURL(`${SCREEN}?q=a`);
      await expect(page.getByRole('heading', { level: 1, name: frame.screens.jobs })).toBeVisible();

      const asked = Promise.withResolvers<void>();
      await page.route('**/auth/current-user', async (route) => {
        await asked.promise;
        await route.continue();
      });
      await page.reload();
      await expect(page.getByText(tr.shell.loading, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      asked.resolve();
      await expect(page.getByRole('heading', { level: 1, name: frame.screens.jobs })).toBeVisible();

      // Signing out in one tab leaves the office in all tabs.
      const other = await context.newPage();
      await arriveAtOffice(other);
      await bar(page)
        .getByLabel(frame.account({ name: username }))
        .click();
      await page.getByRole('button', { name: frame.actions.signOut }).click();
      await expect(page).toHaveURL('/login');
      await expect(other).toHaveURL(`/login?donus=${WAY_BACK}`);
    },
  );
});

story(
  'the keyboard skips the navigation, which collapses to icons, and the palette leads everywhere',
  { tag: '@wide' },
  async ({ page, visitor }) => {
    await story.step('the navigation and the palette; only the content is printed', async () => {
      await arriveAsAdmin(page, visitor);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: tr.shell.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      const here = navigation(page).getByRole('link', { name: frame.screens.jobs });
      await expect(here).toHaveAttribute('aria-current', 'page');
      await expect(here).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveTitle(`${frame.screens.jobs} | ${frame.name}`);
      const wide = (await navigation(page).boundingBox())?.width ?? 0;
      await bar(page).getByRole('button', { name: frame.navigation.narrow }).click();
      await page.reload();
      await expect(bar(page).getByRole('button', { name: frame.navigation.widen })).toBeVisible();
      expect((await navigation(page).boundingBox())?.width).toBeLessThan(wide / 2);
      await expect(here).toBeVisible();
      await bar(page).getByRole('button', { name: frame.navigation.widen }).click();
      expect((await navigation(page).boundingBox())?.width).toBe(wide);

      await page.emulateMedia({ media: 'print' });
      await expect(bar(page)).toBeHidden();
      await expect(navigation(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: null });

      // The command palette navigates and runs commands.
      const search = bar(page).getByRole('button', { name: frame.palette.title });
      await search.focus();
      const asked = Promise.withResolvers<void>();
      await page.route(/\/palette-[^/]*\.js/, async (route) => {
        await asked.promise;
        await route.continue();
      });
      await page.keyboard.press('Control+k');
      // Keys typed before the palette is loaded are kept for it, and do not trigger the page's shortcuts.
      await page.keyboard.type('nCx');
      await page.keyboard.press('Backspace');
      asked.resolve();
      const field = palette(page).getByRole('searchbox', { name: frame.palette.label });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('nC');
      await field.fill('');
      await expectWhole(page);

      // Any spelling matches: İ, ı and i count as the same letter.
      await page.keyboard.type('CIKIS');
      const part = (name: string) => palette(page).getByRole('group', { name });
      await expect(part(frame.palette.actions).getByRole('menuitem')).toHaveText([frame.actions.signOut]);
      await field.fill('AKBANK');
      await expect(part(frame.palette.kinds.brands).getByRole('menuitem')).toHaveText(['Akbank']);
      await expectWhole(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/brands\?open=/);
      await page.goBack();
      await search.focus();
      await page.keyboard.press('Control+k');
      await field.fill('qwx');
      await expect(palette(page).getByText(frame.palette.nothing)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await expect(search).toBeFocused();

      await page.keyboard.press('Control+k');
      await expect(field).toHaveValue('');
      await page.keyboard.type('koyu');
      await expect(palette(page).getByRole('menuitem', { name: frame.actions.dark })).toBeVisible();
      await expect(field).toHaveAttribute('aria-activedescendant', /./);
      await page.keyboard.press('Enter');
      await expect(palette(page)).toBeHidden();
      await expect.poll(() => isDark(page)).toBe(true);

      await page.keyboard.press('Control+k');
      await page.keyboard.type('site');
      await expect(palette(page).getByRole('menuitem', { name: frame.actions.site })).toBeVisible();
      await expect(field).toHaveAttribute('aria-activedescendant', /./);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
    });
    await story.step('pages without a list, and ? shows the keys', async () => {
      const { siteTexts, resource } = office;
      await arriveAtOffice(page, '/admin/texts');
      const text = (name: keyof typeof siteTexts.names) =>
        page.getByRole('main').getByRole('link', { name: siteTexts.names[name], exact: true });
      await expect(text('about')).toBeVisible();
      await page.keyboard.press('j');
      await expect(text('general-notice')).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('k');
      await expect(text('borusan-notice')).toBeFocused();

      await page.keyboard.press('Shift+?');
      const help = page.getByRole('dialog', { name: resource.keys.title });
      await expect(help.getByText(resource.keys.move)).toBeVisible();
      // This screen has no search.
      await expect(help.getByText(resource.keys.search)).toBeHidden();
      await expectWhole(page, 'html', 'dark');
      await page.keyboard.press('Escape');
      await expect(text('borusan-notice')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: siteTexts.names['borusan-notice'] }),
      ).toBeVisible();

      // In a tree, which has keys of its own, j moves the focus into it.
      await navigation(page).getByRole('link', { name: office.categories.title, exact: true }).click();
      await expect(page.getByRole('treegrid').getByRole('row').first()).toBeVisible();
      await page.keyboard.press('j');
      await expect(page.getByRole('treegrid').getByRole('row').first()).toBeFocused();
    });
  },
);

story(
  'on a phone, the navigation is in a drawer, and there are no hints of keys',
  { tag: '@narrow' },
  async ({ page, visitor }) => {
    await arriveAsAdmin(page, visitor);
    await expectFits(page);
    const search = page.getByRole('search').first();
    await expect(search).toBeVisible();
    await expect(search.getByText('/', { exact: true })).toBeHidden();
    const open = bar(page).getByRole('button', { name: frame.navigation.open });
    await open.click();
    const drawer = page.getByRole('dialog', { name: frame.navigation.label });
    const link = drawer.getByRole('link', { name: frame.screens.jobs });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectWhole(page, 'html', 'dark');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await link.click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(SCREEN);
    await bar(page).getByRole('button', { name: frame.palette.title }).click();
    await expect(palette(page)).toBeVisible();
    await expect(palette(page).getByText(frame.palette.keys)).toBeHidden();
    await expectWholeWithFrame(page);
    await page.keyboard.press('Escape');
    const { moveHint: keys, moveHintByTouch: hint } = office.categories;
    for (const [path, words] of [
      ['/admin/campaign-details', office.campaignDetails],
      ['/admin/loan-offers', office.loans.offers],
      ['/admin/categories', { hint, keys }],
    ] as const) {
      await moveInOffice(page, path);
      await expect(page.getByText(words.hint)).toBeVisible();
      await expect(page.getByText(words.keys)).toBeHidden();
    }
  },
);

story.describe('address without a screen', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  // Specification 2.32, 2.33
  story(
    'reports an update in progress, and leads an admin back',
    { tag: '@once' },
    async ({ page, visitor }) => {
      const reply = await page.goto('/admin/yok');
      expect(reply?.status()).toBe(503);
      expect(await reply?.headerValue('retry-after')).toBe('300');
      const heading = page.getByRole('heading', { level: 1, name: frame.maintenance.title });
      await expect(heading).toBeVisible();
      await expect(page.getByText(frame.maintenance.text)).toBeVisible();
      await expect(page).toHaveTitle(`${frame.maintenance.title} | ${tr.shell.siteName}`);
      await expect(page.getByRole('link', { name: frame.maintenance.office })).toBeHidden();
      await expectWhole(page);
      await page.evaluate(() => localStorage.setItem('locale', 'en'));
      await page.reload();
      await expect(page.getByText(officeEn.frame.maintenance.text)).toBeVisible();
      await expectWhole(page, 'html', 'dark');
      await page.getByRole('link', { name: officeEn.frame.maintenance.home }).click();
      await expect(page).toHaveURL('/en');
      await expect(page.getByRole('link', { name: en.shell.skip })).toBeAttached();

      await arriveAsAdmin(page, visitor, '/admin/yok');
      await page.getByRole('link', { name: officeEn.frame.maintenance.office }).click();
      await expect(page).toHaveURL('/admin/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: officeEn.dashboard.title })).toBeFocused();
    },
  );
});

story.describe('screen that fails', () => {
  story.use({ expectedTrouble: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  story(
    'a failed screen is reported in the frame and retried; theme and language are kept on the site and in the office',
    { tag: '@once' },
    async ({ page, visitor }) => {
      await story.step('failed screen', async () => {
        await page.route('**/office/assets/jobs-*.js', (route) => route.abort());
        await arriveAsAdmin(page, visitor);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: 'Bir Hata Oluştu' })).toBeVisible();
        await main.getByText(tr.shell.failure.details).click();
        await expect(main.getByText('MissingScript', { exact: true })).toBeVisible();
        await expect(navigation(page)).toBeVisible();
        await expectWhole(page, 'html', 'dark');
        await page.unroute('**/office/assets/jobs-*.js');
        await main.getByRole('button', { name: tr.shell.failure.retry }).click();
        await expect(page.getByRole('heading', { level: 1, name: frame.screens.jobs })).toBeVisible();
      });
      await story.step('theme and language', async () => {
        await expectWholeWithFrame(page);
        await bar(page).getByRole('button', { name: tr.shell.theme.toDark }).click();
        await bar(page).getByLabel(`${tr.shell.language}: TR`).click();
        await bar(page).getByRole('button', { name: 'English' }).click();
        const heading = page.getByRole('heading', { level: 1, name: officeEn.frame.screens.jobs });
        await expect(heading).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page).toHaveURL(SCREEN);
        expect(await isDark(page)).toBe(true);
        await expectWholeWithFrame(page, 'dark');
        await page.reload();
        await expect(heading).toBeVisible();
        expect(await isDark(page)).toBe(true);
        await arrive(page, '/marka');
        await expect(page).toHaveURL('/en/marka');
        expect(await isDark(page)).toBe(true);
      });
    },
  );
});
