import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { holdAnswers } from '../held-answers.ts';
import { tabTo } from '../keyboard.ts';
import { openSearch, searchHeading } from '../search-field.ts';
import { arrive, arriveAtFilters, expect, story } from '../story.ts';
import { box, chip, column, countBeside, shown, tick } from './filters-of-a-list.ts';

const { filter, list } = tr;

// Specification 2.14
story(
  'a visitor narrows a category by mouse and keyboard, and every option shows its result count in advance',
  { tag: '@wide' },
  async ({ page }) => {
    await story.step('several filters and their result counts', async () => {
      await arriveAtFilters(page, '/kategoriler/otomobil');
      const promised = await countBeside(page, filter.fuels.electric);
      await tick(page, filter.fuels.electric);
      await expect(page).toHaveURL('/kategoriler/otomobil?yakit=elektrik');
      await expect(shown(page)).toHaveText(list.campaigns({ count: promised }));
      await tick(page, filter.fuels.hybrid);
      await expect(page).toHaveURL('/kategoriler/otomobil?yakit=hibrit,elektrik');
      const price = column(page).getByRole('group', { name: filter.names.price });
      await price.getByLabel(filter.lowest).pressSequentially('500000.50');
      await price.getByLabel(filter.lowest).press('Enter');
      await expect(page).toHaveURL('/kategoriler/otomobil?fiyat=500000-&yakit=hibrit,elektrik');
      await expect(page.getByRole('link', { name: /500\.000/ })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(
        Number.parseInt((await shown(page).textContent()) ?? '', 10),
      );

      await chip(page, filter.fuels.hybrid).click();
      await expect(page).toHaveURL('/kategoriler/otomobil?fiyat=500000-&yakit=elektrik');
      await expect(box(page, filter.fuels.hybrid)).not.toBeChecked();
      await page.goBack();
      await expect(box(page, filter.fuels.hybrid)).toBeChecked();
      await page.getByRole('link', { name: filter.clear }).click();
      await expect(page).toHaveURL('/kategoriler/otomobil');
      await expect(box(page, filter.fuels.electric)).not.toBeChecked();
    });
    await story.step(
      'a range reads words, names what is no number, and shows reversed ends swapped',
      async () => {
        const price = column(page).getByRole('group', { name: filter.names.price });
        const [lowest, highest] = [price.getByLabel(filter.lowest), price.getByLabel(filter.highest)];
        await lowest.fill('ucuz');
        await lowest.press('Enter');
        await expect(price.getByRole('alert')).toHaveText(filter.unreadable);
        await expect(lowest).toHaveAccessibleDescription(filter.unreadable);
        await highest.fill('9.000.000');
        await highest.press('Enter');
        await expect(page).toHaveURL('/kategoriler/otomobil?fiyat=-9000000');
        await expect(lowest).toHaveValue('ucuz');
        await expect(price.getByRole('alert')).toHaveText(filter.unreadable);
        await lowest.fill('5 milyon');
        await highest.fill('500 bin');
        await highest.press('Enter');
        await expect(page).toHaveURL('/kategoriler/otomobil?fiyat=500000-5000000');
        await expect(price.getByRole('alert')).toBeEmpty();
        await expect(lowest).toHaveValue('500.000');
        await expect(highest).toHaveValue('5.000.000');
        await lowest.focus();
        await lowest.blur();
        await expect(page).toHaveURL('/kategoriler/otomobil?fiyat=500000-5000000');
      },
    );
    await story.step('an option stays in place and keeps the focus', async () => {
      await arriveAtFilters(page, '/kategoriler/otomobil?sayfa=2');
      const electric = box(page, filter.fuels.electric);
      await page.evaluate(() => scrollTo(0, 600));
      await electric.focus();
      const { x, y, height } = (await electric.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      await electric.press('Space');
      await expect(page).toHaveURL('/kategoriler/otomobil?yakit=elektrik');
      await expect(chip(page, filter.fuels.electric)).toBeVisible();
      await expect(electric).toBeFocused();
      const underHand = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('label')?.textContent,
        [x + 1, y + height / 2] as const,
      );
      expect(underHand).toContain(filter.fuels.electric);
    });
    await story.step('by keyboard', async () => {
      await arriveAtFilters(page, '/marka/alazyel');
      const electric = box(page, filter.fuels.electric);
      await tabTo(page, electric);
      await page.keyboard.press('Space');
      await expect(page).toHaveURL('/marka/alazyel?yakit=elektrik');
      await expect(electric).toBeFocused();
      const off = chip(page, filter.fuels.electric);
      await tabTo(page, off);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/marka/alazyel');
      await expect(electric).not.toBeChecked();
    });
    await story.step(
      'a change of order in the meantime keeps a filter, the back button undoes it',
      async () => {
        await arriveAtFilters(page, '/kategoriler/otomobil');
        const electric = box(page, filter.fuels.electric);
        const answer = await holdAnswers(page, '**/otomobil.data?yakit=elektrik&_*');
        const order = page.locator('.list-tools summary');
        await electric.click();
        await order.click();
        await page.getByRole('link', { name: list.orders.newest }).click();
        await answer();
        await expect(page).toHaveURL('/kategoriler/otomobil?yakit=elektrik&siralama=yeni');
        await expect(chip(page, filter.fuels.electric)).toBeVisible();
        await expect(electric).toBeChecked();
        await page.goBack();
        await expect(page).toHaveURL('/kategoriler/otomobil?siralama=yeni');
        await expect(electric).not.toBeChecked();
        const late = await holdAnswers(page, '**/otomobil.data?yakit=elektrik&siralama=yeni*');
        await electric.click();
        await page.goBack();
        await late();
        await expect(page).toHaveURL('/kategoriler/otomobil');
        await expect(order).toHaveText(`${list.sort}: ${list.orders['ending-soon']}`);
        await expect(electric).not.toBeChecked();
      },
    );
    await story.step(
      'a second filter may be removed before the list without the first has come',
      async () => {
        await arriveAtFilters(page, '/kategoriler/otomobil?marka=alazyel&yakit=hibrit,elektrik');
        const answer = await holdAnswers(page, '**/otomobil.data?marka=alazyel&yakit=hibrit&_*');
        await chip(page, filter.fuels.electric).click();
        await chip(page, 'Alazyel').click();
        await expect(page).toHaveURL('/kategoriler/otomobil?yakit=hibrit');
        await answer();
        await expect(chip(page, filter.fuels.hybrid)).toBeVisible();
        await expect(chip(page, filter.fuels.electric)).toHaveCount(0);
      },
    );
    await story.step('a link clicked in the meantime is not called back', async () => {
      await arriveAtFilters(page, '/kategoriler/otomobil');
      const parser = await holdAnswers(page, '**/read-filter-address-*.js');
      const campaign = await holdAnswers(page, '**/kampanyalar/*.data*');
      const parsed = page.waitForResponse('**/read-filter-address-*.js');
      await box(page, filter.fuels.electric).click();
      await page.getByRole('article').getByRole('link').first().click();
      await parser();
      await (await parsed).finished();
      await campaign();
      await expect(page).toHaveURL(/\/kampanyalar\/./);
    });
    await story.step('another search has no filter values of the one before', async () => {
      await arriveAtFilters(page, '/search?q=telefon');
      const field = await openSearch(page);
      await field.fill('otomobil');
      await field.press('Enter');
      await expect(searchHeading(page, 'otomobil')).toBeVisible();
      await expect(column(page).getByRole('checkbox', { name: /^Otomobil, \d/ })).toBeVisible();
      await expect(column(page).getByRole('checkbox', { name: /, 0 kampanya$/ })).toHaveCount(0);
    });
  },
);

// Specification 8.19
story(
  'empty results name the filter to remove, in lists and in searches',
  { tag: '@once' },
  async ({ page }) => {
    await story.step('category', async () => {
      await arriveAtFilters(page, '/kategoriler/otomobil?yakit=elektrik&menzil=-10');
      await expect(page.getByRole('heading', { name: filter.none })).toBeVisible();
      await expect(shown(page)).toHaveText(list.campaigns({ count: '0' }));
      const order = page.getByText(`${list.sort}:`);
      await expect(order).toHaveCount(0);
      const relief = page
        .getByRole('main')
        .getByRole('link', { name: /Menzil.*kaldırın, \d+ kampanya görün/ });
      const promised = /kaldırın, (\d+)/.exec((await relief.textContent()) ?? '')?.[1] ?? '';
      await relief.click();
      await expect(page).toHaveURL('/kategoriler/otomobil?yakit=elektrik');
      await expect(shown(page)).toHaveText(list.campaigns({ count: promised }));
      await expect(order).toBeVisible();
    });
    await story.step(
      'a search marks its matches and is narrowed by brand; English keeps the filters',
      async () => {
        await arrive(page, '/search?q=SIGORTA');
        await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^sigorta/i);
        await arriveAtFilters(page, '/search?q=sigorta&marka=yok&kategori=otomobil');
        await expect(page.getByRole('heading', { name: filter.none })).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('link', { name: /kaldırın, \d+ kampanya görün/ })
          .click();
        await expect(page).toHaveURL('/search?q=sigorta');
        await expect(page.getByRole('article').first()).toBeVisible();

        await page.goto('/en/kategoriler/otomobil?yakit=elektrik&siralama=fiyat');
        await expect(chip(page, en.filter.fuels.electric, en.filter)).toBeVisible();
        await expect(page.getByText(`${en.list.sort}: ${en.list.orders.price}`)).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      },
    );
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story('filters are a form with the same addresses', { tag: '@once' }, async ({ page }) => {
    await page.goto('/kategoriler/otomobil?siralama=indirim');
    await box(page, filter.fuels.electric).check();
    await box(page, filter.fuels.hybrid).check();
    await column(page)
      .getByRole('group', { name: filter.names.price })
      .getByLabel(filter.highest)
      .fill('3000000');
    await column(page).getByRole('button', { name: filter.apply }).click();
    await expect(page).toHaveURL(
      '/kategoriler/otomobil?fiyat=-3000000&siralama=indirim&yakit=hibrit,elektrik',
    );
    await expect(box(page, filter.fuels.hybrid)).toBeChecked();
    await chip(page, filter.fuels.hybrid).click();
    await expect(page).toHaveURL('/kategoriler/otomobil?fiyat=-3000000&yakit=elektrik&siralama=indirim');
  });
});
