import { tr } from '@ayrac/phrases/tr/whole.ts';
import { holdAnswers } from '../held-answers.ts';
import { tabTo } from '../keyboard.ts';
import { arriveAtFilters, expect, story } from '../story.ts';
import { startsWith } from './filters-of-a-list.ts';

const { filter } = tr;

story(
  'on a phone, filters are in a sheet whose button shows the number of results, by touch and keyboard',
  { tag: '@narrow' },
  async ({ page }) => {
    await story.step('by touch', async () => {
      await arriveAtFilters(page, '/kategoriler/otomobil');
      await page.getByRole('link', { name: filter.open }).click();
      const sheet = page.getByRole('dialog', { name: filter.title });
      await expect(sheet).toBeVisible();
      const show = sheet.getByRole('button', { name: /kampanyayı göster/ });
      const all = (await show.textContent()) ?? '';
      await sheet.getByRole('checkbox', { name: startsWith('Alazyel') }).check();
      await expect(page).toHaveURL('/kategoriler/otomobil?marka=alazyel');
      await expect(show).not.toHaveText(all);
      const ofOneBrand = (await show.textContent()) ?? '';
      await sheet.getByRole('checkbox', { name: startsWith(filter.fuels.electric) }).check();
      await expect(page).toHaveURL('/kategoriler/otomobil?marka=alazyel&yakit=elektrik');
      await expect(show).not.toHaveText(ofOneBrand);
      const count = Number.parseInt((await show.textContent()) ?? '', 10);
      await show.click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('article')).toHaveCount(count);
      await expect(page.getByRole('link', { name: filter.chosen({ count: 2 }) })).toBeFocused();
      // All choices in one sheet are one history entry, and so is a sheet without a choice.
      await page.goBack();
      await expect(page).toHaveURL('/kategoriler/otomobil');
      await expect(sheet).toBeHidden();
      await page.getByRole('link', { name: filter.open }).click();
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/kategoriler/otomobil');

      // The chosen filters are listed at the top of the sheet and can be removed there.
      await arriveAtFilters(page, '/kategoriler/otomobil?marka=alazyel&yakit=elektrik');
      await page.getByRole('link', { name: filter.open }).click();
      const applied = sheet.getByRole('navigation', { name: filter.applied }).getByRole('link');
      await expect(applied).toHaveCount(2);
      await applied.filter({ hasText: filter.fuels.electric }).click();
      await expect(page).toHaveURL('/kategoriler/otomobil?marka=alazyel');
      await expect(applied).toHaveCount(1);
      await expect(
        sheet.getByRole('checkbox', { name: startsWith(filter.fuels.electric) }),
      ).not.toBeChecked();
      await expect(sheet.getByRole('heading', { name: filter.title })).toBeFocused();
    });
    await story.step('the list may arrive after the sheet is closed', async () => {
      await arriveAtFilters(page, '/kategoriler/otomobil');
      const open = page.getByRole('link', { name: filter.open });
      const sheet = page.getByRole('dialog', { name: filter.title });
      const show = sheet.getByRole('button', { name: /kampanyayı göster/ });
      // A tap on the button leaves the field, too.
      await open.click();
      await sheet.getByRole('group', { name: filter.names.price }).getByLabel(filter.lowest).fill('500000');
      await show.click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/kategoriler/otomobil?fiyat=500000-');
      await page.goBack();
      await expect(page).toHaveURL('/kategoriler/otomobil');
      await expect(page.getByRole('link', { name: filter.open, exact: true })).toBeVisible();
      const answer = await holdAnswers(page, '**/otomobil.data?*');
      await open.click();
      await sheet.getByRole('checkbox', { name: startsWith(filter.fuels.electric) }).check();
      await show.click();
      await expect(sheet).toBeHidden();
      await answer();
      await expect(page).toHaveURL('/kategoriler/otomobil?yakit=elektrik');
      await page.goBack();
      await expect(page).toHaveURL('/kategoriler/otomobil');
    });
    await story.step('by keyboard', async () => {
      await arriveAtFilters(page, '/marka/alazyel');
      const open = page.getByRole('link', { name: filter.open });
      await tabTo(page, open);
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: filter.title });
      await expect(sheet).toBeVisible();
      await tabTo(page, sheet.getByRole('checkbox', { name: startsWith(filter.fuels.electric) }));
      await page.keyboard.press('Space');
      await expect(page).toHaveURL('/marka/alazyel?yakit=elektrik');
      await tabTo(page, sheet.getByRole('button', { name: /kampanyayı göster/ }));
      await page.keyboard.press('Enter');
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();
    });
  },
);
