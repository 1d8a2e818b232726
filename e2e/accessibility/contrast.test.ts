import { tr } from '@ayrac/phrases/tr/whole.ts';
import sharp from 'sharp';
import { arriveAsAdmin, arriveAtOffice } from '../office.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, type Locator, type Page, story } from '../story.ts';

/** Opens the bookmarks beside the page. */
async function openTray(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: tr.shell.bookmarks }).click();
  return page.getByRole('dialog', { name: tr.follow.tray.counted({ count: 1 }) });
}

const DARK = 128;

story(
  'with forced colours a tag keeps its edge; with more contrast the bar of a loan has patterns, and lines and edges are clear',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await arrive(page, campaigns.bmw);
    const tag = page.getByRole('main').getByText(tr.campaign.sample, { exact: true }).first();
    expect(await edgesOf(tag)).toEqual({ top: true, bottom: true });

    await page.emulateMedia({ forcedColors: null, contrast: 'more' });
    await arrive(page, '/kredi-hesaplama/ihtiyac/100000-tl-12-ay');
    const bar = page.getByRole('img', { name: /Anapara|anapara/ }).first();
    await expect(bar).toHaveCSS('border-right-width', '1px');
    await expect(bar.locator('.cost-interest')).toHaveCSS('background-image', /gradient/);

    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    await arrive(page, '/');
    // A bookmark's ribbon replaces its button.
    const bookmark = page.getByRole('article').locator('[aria-pressed=false]').first();
    await expect(bookmark).toHaveCSS('border-top-width', '1px');
    await bookmark.press('Enter');
    await expect(page.getByRole('article').getByRole('button', { pressed: true })).toHaveCSS(
      'border-top-width',
      '0px',
    );
    const tray = await openTray(page);
    const lineOf = (place: Locator) =>
      place.evaluate((one) => getComputedStyle(one).getPropertyValue('--line'));
    expect(await lineOf(tray)).toBe(await lineOf(page.locator('html')));
    await page.goBack();

    const category = page.getByRole('region', { name: tr.home.categories }).getByRole('link').first();
    const ink = await category.evaluate((link) => getComputedStyle(link).color);
    await expect(category).toHaveCSS('border-top-color', ink);
  },
);

story(
  'with forced colours the titles and tabs of an office list have no additional lines',
  { tag: '@wide' },
  async ({ page, visitor }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await arriveAsAdmin(page, visitor, '/admin/brands');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(page.getByRole('table').getByRole('link').first()).toHaveCSS('border-top-color', ground);
    await arriveAtOffice(page, '/admin/categories');
    const tabs = page.locator('.screen-tabs a:not([aria-current])');
    await expect(tabs.first()).toHaveCSS('border-bottom-color', ground);
  },
);

/** Whether the upper and the lower edge of a box are drawn in its middle. */
async function edgesOf(box: Locator) {
  const picture = sharp(await box.screenshot()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isDark = (row: number) => (data[row * info.width + Math.floor(info.width / 2)] ?? DARK) < DARK;
  return {
    top: isDark(0) || isDark(1),
    bottom: isDark(info.height - 1) || isDark(info.height - 2),
  };
}
