import { tr } from '@ayrac/phrases/tr/whole.ts';
import { bannerOf, press } from '../consent.ts';
import { tabTo } from '../keyboard.ts';
import { campaigns } from '../places.ts';
import { isHydrated } from '../react-state.ts';
import { arrive, expect, type Page, story } from '../story.ts';

const { shell, quote, campaignReading, offer } = tr;

story(
  'the skip link comes first, and menus are opened, walked and closed by keyboard',
  { tag: '@wide' },
  async ({ page }) => {
    await arrive(page, '/marka');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
    await expect(page.getByRole('link', { name: shell.skip })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await isFocusIn(page, 'main')).toBe(true);

    const language = page.getByRole('banner').getByText('TR', { exact: true }).first();
    await tabTo(page, page.locator('summary').first(), 'Shift+Tab');
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
  },
);

// Specification 2.58
story(
  'arrow keys move between tabs; the dialog traps the focus, closes on Escape and restores it',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page, campaigns.bmw);
    const description = page.getByRole('tab', { name: campaignReading.description });
    const details = page.getByRole('tab', { name: campaignReading.details });
    // Tabs are hydrated later than the page, and are links until then.
    await expect.poll(() => isHydrated(description)).toBe(true);
    // From now on only the selected one is a stop of the Tab key.
    await expect(description).toHaveAttribute('tabindex', '0');
    await expect(details).toHaveAttribute('tabindex', '-1');
    await tabTo(page, description);
    await page.keyboard.press('ArrowRight');
    await expect(details).toBeFocused();
    await expect(details).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: campaignReading.details })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: campaignReading.description })).toBeHidden();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tabpanel', { name: campaignReading.description })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(description).toBeFocused();
    // A tab that was not selected may have had the focus since before script ran.
    await details.focus();
    await page.keyboard.press('ArrowRight');
    await expect(description).toBeFocused();
    await expect(description).toHaveAttribute('aria-selected', 'true');

    const action = page.getByRole('main').getByRole('link', { name: offer.action });
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

/** Whether the focus is inside an element. From the end of a dialog it may also move to the browser's own controls. */
function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => {
    const { activeElement } = document;
    return (
      activeElement?.closest(within) !== null || (within === 'dialog' && activeElement === document.body)
    );
  }, selector);
}

story.describe('while the cookie banner is open', () => {
  story.use({ cookies: 'unanswered' });

  story('the focused element is visible above it', async ({ page }) => {
    for (const address of ['/kategoriler/otomobil', campaigns.sedan]) {
      await arrive(page, address);
      // Stops the countdown, which on a slow machine would close the banner before the last stop.
      await press(page, tr.consent.stopCountdown);
      await noteHiddenStops(page);
      for (let step = 0; step < 40; step += 1) await page.keyboard.press('Tab');
      expect(await hiddenStops(page)).toEqual([]);
    }
  });
});

/** Records elements that receive the focus while the banner covers them. */
async function noteHiddenStops(page: Page): Promise<void> {
  await bannerOf(page).evaluate((banner) => {
    const hidden: string[] = [];
    Object.assign(window, { hidden, stops: 0 });
    addEventListener('focusin', ({ target }) => {
      Object.assign(window, { stops: Number(Reflect.get(window, 'stops')) + 1 });
      if (!(target instanceof Element) || banner.contains(target)) return;
      const { top, height } = target.getBoundingClientRect();
      const isHidden = top + Math.min(height, 44) > banner.getBoundingClientRect().top + 1;
      if (isHidden) hidden.push(target.outerHTML);
    });
  });
}

/** Returns the recorded elements, or a hint when too few elements received the focus. */
function hiddenStops(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Reflect.get(window, 'stops') > 20 ? Reflect.get(window, 'hidden') : 'no stops',
  );
}
