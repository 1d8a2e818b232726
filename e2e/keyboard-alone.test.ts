import { tr } from '@ayrac/phrases/tr/whole.ts';
import { bannerOf, press } from './consent.ts';
import { tabTo } from './keyboard.ts';
import { campaigns } from './places.ts';
import { arrive, expect, type Page, story } from './story.ts';

const { shell, quote, campaignPage } = tr;

story('the first key leads past the bar to the content', { tag: '@once' }, async ({ page }) => {
  await arrive(page, '/marka');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
  await expect(page.getByRole('link', { name: shell.skip })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isFocusIn(page, 'main')).toBe(true);
});

story('a menu opens, is walked and closes by key', { tag: '@wide' }, async ({ page }) => {
  await arrive(page, '/');
  const language = page.getByRole('banner').getByText('TR', { exact: true }).first();
  await tabTo(page, page.locator('summary').first());
  await page.keyboard.press('Enter');
  const turkish = page.getByRole('banner').getByRole('link', { name: 'Türkçe' });
  await expect(turkish).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(turkish).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(turkish).toBeHidden();
  expect(await isFocusIn(page, 'summary')).toBe(true);
  await expect(language).toBeVisible();
});

// Specification 2.47
story('the side sheet opens, is walked and closes by key', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/');
  const menu = page.getByRole('banner').getByRole('button', { name: shell.menu });
  const sheet = page.getByRole('dialog', { name: shell.navigation });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('link', { name: shell.brands })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByText(shell.categories, { exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: /^Elektronik \d/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('link', { name: tr.chrome.allOf({ category: 'Elektronik' }) }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kategoriler/elektronik');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(sheet).toBeHidden();
});

story(
  'the dialog keeps the focus, closes on Esc and gives the focus back',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page, campaigns.sedan);
    const action = page.getByRole('main').getByRole('link', { name: quote.action });
    await action.press('Enter');
    const dialog = page.getByRole('dialog', { name: quote.title });
    await expect(dialog.getByRole('heading', { name: quote.title })).toBeFocused();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusIn(page, 'dialog')).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await isFocusIn(page, 'dialog')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(action).toBeFocused();
  },
);

// Specification 2.58
story('tabs are walked by the arrow keys', { tag: '@once' }, async ({ page }) => {
  await arrive(page, campaigns.bmw);
  const description = page.getByRole('tab', { name: campaignPage.description });
  const details = page.getByRole('tab', { name: campaignPage.details });
  await tabTo(page, description);
  await page.keyboard.press('ArrowRight');
  await expect(details).toBeFocused();
  await expect(details).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: campaignPage.details })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: campaignPage.description })).toBeHidden();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: campaignPage.description })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(description).toBeFocused();
});

/** Whether the focus is inside of such an element; from a dialog's end it may pass through the window's own bar. */
function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => {
    const { activeElement } = document;
    return (
      activeElement?.closest(within) !== null || (within === 'dialog' && activeElement === document.body)
    );
  }, selector);
}

story.describe('while the question for cookies stands open', () => {
  story.use({ cookies: 'unanswered' });

  for (const address of ['/kategoriler/otomobil', campaigns.sedan]) {
    story(`what the Tab key reaches on ${address} is in sight above it`, async ({ page }) => {
      await arrive(page, address);
      // Without its countdown, which would answer it before the last stop on a slow machine.
      await press(page, tr.consent.stopCountdown);
      for (let step = 0; step < 70; step += 1) {
        await page.keyboard.press('Tab');
        expect(await hiddenByBanner(page)).toBe('');
      }
    });
  }
});

/** What has the focus below the question for cookies, by its text; nothing where it is in sight. */
function hiddenByBanner(page: Page): Promise<string> {
  return bannerOf(page).evaluate((banner) => {
    const { activeElement: focused } = document;
    if (focused === null || banner.contains(focused)) return '';
    const { top, height } = focused.getBoundingClientRect();
    const isHidden = top + Math.min(height, 44) > banner.getBoundingClientRect().top + 1;
    return isHidden ? focused.outerHTML : '';
  });
}
