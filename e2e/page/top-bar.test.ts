import { tr } from '@ayrac/phrases/tr/whole.ts';
import { tabTo } from '../keyboard.ts';
import { arrive, expect, type Page, story } from '../story.ts';

const { chrome, errors, shell } = tr;
const TREE = '**/api/public/categories';

story.describe('wide window', { tag: '@wide' }, () => {
  // Specification 2.39
  story(
    'the categories open below the bar with branches and counts, by keyboard and mouse',
    async ({ page, context }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/public/categories')) asked.push(request.url());
      });
      const roots = menu(page).locator('[data-walk=root]');
      const insurance = root(page, /^Sigorta \d+ kampanya$/);
      await story.step('the keyboard alone opens it, moves through it, and returns the focus', async () => {
        await arrive(page, '/about');
        for (const name of [shell.skip, shell.home]) {
          await page.keyboard.press('Tab');
          await expect(page.getByRole('link', { name }).first()).toBeFocused();
        }
        await page.keyboard.press('Tab');
        await expect(entry(page)).toBeFocused();
        await expect(entry(page)).toHaveRole('button');
        await page.keyboard.press(' ');
        await expect(entry(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(roots.first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(roots.first()).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(roots.last()).toBeFocused();
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowDown');
        await expect(roots.nth(1)).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(roots.nth(1)).toHaveAttribute('aria-expanded', 'true');
        await expect(menu(page).getByRole('link', { name: new RegExp(`: ${chrome.all}$`) })).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowLeft');
        await expect(roots.nth(1)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(entry(page)).toBeFocused();
        await expect(roots.first()).toBeHidden();
        for (const state of ['true', 'false', 'true']) {
          await page.keyboard.press('Enter');
          await expect(entry(page)).toHaveAttribute('aria-expanded', state);
        }
        await expect(roots.first()).toBeVisible();
        for (const _step of ['a root', 'the open one', 'what is in it']) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/kategoriler\/[a-z-]+$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
      await story.step('a click unfolds a category, which stays unfolded on its pages', async () => {
        await openMenu(page);
        await insurance.click();
        await expect(insurance).toHaveAttribute('aria-expanded', 'true');
        await expect(
          menu(page).getByRole('link', { name: chrome.allOf({ category: 'Sigorta' }) }),
        ).toBeVisible();
        await expect(menu(page).getByRole('link', { name: /^Trafik Sigortası \d+ kampanya$/ })).toBeVisible();
        await menu(page)
          .getByRole('link', { name: /^Kasko \d/ })
          .click();
        await expect(page).toHaveURL('/kategoriler/kasko');
        await expect(entry(page)).toHaveAttribute('aria-expanded', 'false');
        await openMenu(page);
        await expect(root(page, /^Sigorta \d/)).toHaveAttribute('aria-expanded', 'true');
        // The categories are requested once, however often the menu is opened.
        expect(asked).toHaveLength(1);
      });
      await story.step(
        'its script is there before the mouse is, and its categories before a hover',
        async () => {
          await page.mouse.move(640, 400);
          await arrive(page, '/about');
          await expect.poll(() => page.evaluate(wasMenuLoaded)).toBe(true);
          const asking = page.waitForRequest(TREE);
          await page.mouse.move(700, 4);
          await (await asking).response();
          const start = Date.now();
          await page.clock.install({ time: start });
          await page.clock.pauseAt(start + 1_000);
          await entry(page).hover();
          await expect(entry(page)).toHaveRole('button');
          await page.clock.runFor(100);
          await expect(entry(page)).toHaveAttribute('aria-expanded', 'true');
          await expect(insurance).toBeVisible();
          await page.clock.resume();
        },
      );
      await story.step('a click keeps it open, and a click elsewhere closes it', async () => {
        await page.getByRole('main').hover({ position: { x: 20, y: 700 } });
        await expect(entry(page)).toHaveAttribute('aria-expanded', 'false');
        await entry(page).hover();
        await expect(entry(page)).toHaveAttribute('aria-expanded', 'true');
        await entry(page).click();
        await page.mouse.move(400, 860);
        await page.clock.fastForward(1_000);
        await expect(root(page, /^Sigorta \d/)).toBeVisible();
        await page.mouse.click(10, 860);
        await expect(entry(page)).toHaveAttribute('aria-expanded', 'false');
      });
      await story.step('a click at the very moment when a hover opens it keeps it open, too', async () => {
        const clicked = entry(page).evaluate(
          (button: HTMLElement) =>
            new Promise<void>((resolve) => {
              const watch = new MutationObserver(() => {
                watch.disconnect();
                button.click();
                resolve();
              });
              watch.observe(button, { attributeFilter: ['aria-expanded'] });
            }),
        );
        await entry(page).hover();
        await clicked;
        await expect(root(page, /^Sigorta \d/)).toBeVisible();
        await expect(entry(page)).toHaveAttribute('aria-expanded', 'true');
      });
      // Opening it in another tab shows the page of categories.
      const opened = context.waitForEvent('page');
      await entry(page).click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL('/kategoriler');
      await expect(page).toHaveURL('/about');
    },
  );
});

story.describe('when categories are unavailable', () => {
  story.use({ expectedTrouble: [/Failed to load resource|ERR_FAILED/] });

  // Specification 8.13, 8.14
  story('the menu waits, shows an error and retries', { tag: '@once' }, async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(TREE, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await arrive(page, '/about');
    await openMenu(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByText(shell.loading)).toBeVisible();
    await expect(bar.locator('.spinner')).toBeVisible();
    answer.resolve();
    const failure = bar.getByRole('alert').getByText(errors.page.categoriesNotLoaded);
    await expect(failure).toBeVisible();
    const [red = 0, green = 0] =
      (await failure.evaluate((text) => getComputedStyle(text).color.match(/\d+/g)?.map(Number))) ?? [];
    expect(red).toBeGreaterThan(2 * green);
    await expect(bar.getByRole('link', { name: chrome.allCategories })).toBeVisible();
    await page.unroute(TREE);
    await bar.getByRole('button', { name: shell.failure.retry }).click();
    await expect(root(page, /^Sigorta \d/)).toBeVisible();

    // If the menu's script fails to load, the button leads to the page of categories.
    await page.route('**/assets/parts-*', (route) => route.abort());
    await arrive(page, '/about');
    await entry(page).click();
    await expect(page).toHaveURL('/kategoriler');
  });
});

story.describe('phone', { tag: '@narrow' }, () => {
  // Specification 2.39, 2.47
  story(
    "the side sheet traps the focus, contains the bar's functions, and unfolds the categories",
    async ({ page }) => {
      await arrive(page, '/about');
      const button = page.getByRole('banner').getByRole('button', { name: shell.menu });
      await button.press('Enter');
      const sheet = page.getByRole('dialog', { name: shell.navigation });
      await expect(sheet.getByRole('button', { name: shell.close })).toBeFocused();
      for (const name of [shell.brands, shell.login, 'Türkçe', 'English']) {
        await expect(sheet.getByRole('link', { name })).toBeVisible();
      }
      await expect(page.locator('main')).toHaveAttribute('inert');
      for (let presses = 0; presses < 15; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
      }
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(page.locator('main')).not.toHaveAttribute('inert');

      // By keyboard only, level by level.
      await page.keyboard.press('Enter');
      await tabTo(page, sheet.getByText(shell.categories, { exact: true }));
      await page.keyboard.press('Enter');
      await tabTo(page, sheet.getByRole('button', { name: /^Elektronik \d/ }));
      await page.keyboard.press('Enter');
      await tabTo(page, sheet.getByRole('link', { name: chrome.allOf({ category: 'Elektronik' }) }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/kategoriler/elektronik');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(sheet).toBeHidden();
      // The category is still unfolded.
      await button.click();
      await expect(root(page, /^Elektronik \d/)).toHaveAttribute('aria-expanded', 'true');
      await expect(sheet.getByRole('link', { name: chrome.allOf({ category: 'Elektronik' }) })).toBeVisible();
      await root(page, /^Cep Telefonu \d/).click();
      await sheet.getByRole('link', { name: /^Akıllı Telefonlar \d/ }).click();
      await expect(page).toHaveURL('/kategoriler/akilli-telefonlar');
      await expect(sheet).toBeHidden();
    },
  );
});

story(
  'the bar fits one line at every width in both languages',
  { tag: '@wide' },
  async ({ page, request }) => {
    for (const address of ['/about', '/en/about']) {
      await arrive(page, address);
      for (const width of [320, 360, 390, 599, 600, 768, 959, 960, 1024, 1279, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = await page.getByRole('banner').evaluate((bar) => {
          const texts = [...bar.querySelectorAll<HTMLElement>('.bar-row :is(a, summary, button)')].filter(
            (element) => element.checkVisibility() && element.textContent !== '',
          );
          const cut = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
          const folded = texts.filter((element) => element.offsetHeight > 48);
          const isWide = document.documentElement.scrollWidth > window.innerWidth;
          return [...cut, ...folded].map(({ textContent }) => textContent).concat(isWide ? ['the page'] : []);
        });
        expect(faults, `${address} at ${width}`).toEqual([]);
      }
    }
    expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
  },
);

/** The button of the categories, which is a link until the visitor interacts with it. */
function entry(page: Page) {
  return page
    .getByRole('navigation', { name: shell.navigation })
    .filter({ visible: true })
    .getByText(shell.categories, { exact: true });
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: shell.navigation }).filter({ visible: true });
}

function root(page: Page, name: RegExp) {
  return menu(page).getByRole('button', { name });
}

/** Opens the categories, in the header bar or the side sheet. */
async function openMenu(page: Page): Promise<void> {
  const sheet = page.getByRole('banner').getByRole('button', { name: shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  await entry(page).click();
}

/** Whether the script of the menus has been loaded. */
function wasMenuLoaded(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/parts-'));
}
