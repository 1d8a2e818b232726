import { expectAccessible, expectWhole } from '../axe.ts';
import { campaigns } from '../places.ts';
import { openSearch } from '../search-field.ts';
import { smallWindows } from '../small-window.ts';
import { arriveAtFilters, expect, story } from '../story.ts';
import { DIALOG, expectFitsPhone, lookOf, SHEET } from './look-of-steps.ts';

story(
  'the suggestions, the categories, the menus and the filters are accessible',
  async ({ page, isMobile }) => {
    story.setTimeout(240_000);
    const { words, prefix, theme } = lookOf(isMobile);
    const { chrome, shell } = words;
    await arriveAtFilters(page, `${prefix}/kategoriler/otomobil`);
    const bar = page.getByRole('banner');
    const field = await openSearch(page, words);
    if (isMobile) await expectAccessible(page, SHEET);
    await expectFitsPhone(page, isMobile, SHEET);
    await field.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectWhole(page, 'header', theme);
    await field.fill('sigrota');
    await expect(page.getByRole('group', { name: chrome.corrected })).toBeVisible();
    await field.press('ArrowDown');
    await expectWhole(page, 'header', theme);
    await field.fill('qwxzvk');
    await expect(page.getByText(chrome.none({ term: 'qwxzvk' }))).toBeVisible();
    await expectWhole(page, 'header', theme);
    // The first Escape closes the suggestions or clears the term, the second does what remains.
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect(page.getByRole('option')).toHaveCount(0);
    const sheet = bar.getByRole('button', { name: shell.menu });
    if (await sheet.isVisible()) {
      await sheet.click();
      await expectAccessible(page, SHEET);
    }
    const menu = bar.getByRole('navigation', { name: shell.navigation }).filter({ visible: true });
    await menu.getByText(shell.categories, { exact: true }).click();
    await menu.locator('li > button').first().click();
    await expect(menu.getByRole('link', { name: words.chrome.allCategories })).toBeVisible();
    await expectWhole(page, 'header', theme);
    await expectFitsPhone(page, isMobile, SHEET);

    const { list, filter } = words;
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: words.chrome.allCategories })).toBeHidden();
    if (!isMobile) {
      await page.getByRole('banner').getByText('EN', { exact: true }).first().click();
      await expectAccessible(page, 'header');
    }
    await page.getByText(`${list.sort}: ${list.orders['ending-soon']}`).click();
    await expectWhole(page, 'main', theme);
    await expectFitsPhone(page, isMobile, 'main');
    if (!isMobile) return;
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: filter.open }).click();
    const filters = page.getByRole('dialog', { name: filter.title });
    await filters.getByRole('checkbox').first().check();
    await expect(filters.getByRole('link', { name: filter.clearShort })).toBeVisible();
    await expectWhole(page, DIALOG, theme);
    await expectFitsPhone(page, isMobile, DIALOG);

    // Breadcrumbs are not cut off on a phone.
    await page.setViewportSize(smallWindows[0]);
    for (const address of [campaigns.sedan, '/kategoriler/sertifika-ve-yuksek-lisans']) {
      await page.goto(address);
      const way = page.getByRole('navigation', { name: list.breadcrumbs }).locator('li > a, li > span');
      await expect(way.last()).toBeVisible();
      const cut = await way.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
      expect(cut).toEqual([]);
    }
  },
);
