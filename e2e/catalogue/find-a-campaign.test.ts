import { tr } from '@ayrac/phrases/tr/whole.ts';
import { openSearch, searchHeading } from '../search-field.ts';
import { arrive, arriveAtFilters, expect, type Page, story } from '../story.ts';

// Specification 1.1, 2.13, 2.20, 6.1
story('a visitor finds a campaign by category and subcategory', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/');
  await story.step('a figure in a ranking has its unit: without it, a rate looks like a price', async () => {
    const ranking = page.getByRole('region', { name: tr.home.favourite.title });
    const rate = ranking.getByText(tr.campaign.monthlyRateFor({ term: 12 }));
    await rate.scrollIntoViewIfNeeded();
    await expect(rate).toBeVisible();
  });
  const sentence = page.getByRole('form', { name: tr.sentence.label });
  const blank = (name: string) => sentence.getByRole('combobox', { name });
  const fill = async (
    name: string,
    typed: string,
    chosen: string,
    keys = ['ArrowDown', 'Enter'],
    found = 1,
  ) => {
    await blank(name).focus();
    await expect(blank(name)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(blank(name)).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option')).toHaveCount(found);
    for (const key of keys) await page.keyboard.press(key);
    await expect(blank(name)).toHaveValue(chosen);
  };
  const answered = page.waitForResponse(/sentence\/count.*most=.*city=/);
  // A choice that was reached by the arrow keys counts, even if another one has the typed name.
  await fill(tr.sentence.price.label, '1000', '₺10.000', ['ArrowDown', 'ArrowDown', 'Enter'], 5);
  await fill(tr.sentence.category.label, 'KASKO', 'Kasko (Araç Sigortası)');
  await fill(tr.sentence.price.label, '2000000', '₺2.000.000');
  // The only match need not be chosen from the list.
  await fill(tr.sentence.city.label, 'izm', 'İzmir', ['Enter']);
  const { campaigns: counted } = await (await answered).json();
  await sentence.getByRole('button', { name: `${counted} kampanyayı göster` }).press('Enter');
  await expect(page).toHaveURL('/kampanyalar?kategori=kasko&fiyat=-2000000&sehir=izmir');
  await expect(page.getByRole('article')).toHaveCount(counted);
  await page.goBack();
  await page
    .getByRole('region', { name: tr.home.categories })
    .getByRole('link', { name: /^Otomobil/ })
    .click();
  await expect(page).toHaveURL('/kategoriler/otomobil');
  await expect(heading(page, 'Otomobil kampanyaları')).toBeVisible();
  await page
    .getByRole('navigation', { name: tr.category.children })
    .getByRole('link', { name: /^Lastik/ })
    .click();
  await expect(heading(page, 'Lastik kampanyaları')).toBeVisible();
  const place = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Benzer/ });
  const words = (await place.textContent()) ?? '';
  await place.press('Enter');
  const method = page.getByRole('dialog', { name: tr.standingMethod.title });
  await expect(method).toContainText(words);
  await expect(method).toContainText(tr.standingMethod.when);
  await page.keyboard.press('Escape');
  await expect(place).toBeFocused();
  await openFirstCampaign(page);
  await page.getByRole('complementary').getByText(words).click();
  await expect(page.getByText(tr.standingMethod.when)).toBeVisible();
});

// Specification 1.1, 2.7, 2.8, 2.19, 2.41, 2.42, 8.20
story(
  'a visitor finds a campaign by brand and by search, with spelling corrections and advice',
  { tag: '@once' },
  async ({ page }) => {
    await story.step('by brand, and within a category of the brand', async () => {
      await arrive(page, '/marka');
      const field = page.getByRole('searchbox', { name: tr.brand.index.filter });
      await field.fill('ALAZ');
      await expect(page.getByText(tr.brand.index.found({ count: '1' }))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Alazyel/ })
        .click();
      await expect(heading(page, 'Alazyel kampanyaları')).toBeVisible();
      await page
        .getByRole('navigation', { name: tr.brand.categories })
        .getByRole('link', { name: /^Bakım/ })
        .click();
      await expect(page).toHaveURL('/marka/alazyel/bakim-ve-servis');
      // The address changes before the list does.
      const inCategory = tr.brand.titleInCategory({ name: 'Alazyel', category: 'Bakım ve Servis' });
      await expect(heading(page, inCategory)).toBeVisible();
      await openFirstCampaign(page);
      await expect(page.getByRole('main').getByRole('link', { name: 'Alazyel' }).first()).toBeVisible();
    });
    await story.step('by search', async () => {
      const here = page.url();
      await searchFor(page, '   ');
      await expect(page).toHaveURL(here);
      // From the home page, then from the bar of the campaign that was found.
      await arrive(page, '/');
      for (const { typed, meant } of [
        { typed: 'sigrta', meant: 'sigorta' },
        { typed: 'kaskko', meant: 'kasko' },
      ]) {
        await searchFor(page, typed);
        await expect(searchHeading(page, meant)).toBeVisible();
        await expect(page.getByText(tr.search.corrected({ corrected: meant }))).toBeVisible();
        await expect(page.getByText(tr.search.correction({ term: typed }))).toBeVisible();
        await openFirstCampaign(page);
      }

      await arrive(page, '/search');
      const own = page.getByRole('main').getByRole('searchbox', { name: tr.search.label });
      await expect(own).toBeVisible();
      const example = page.getByRole('navigation', { name: tr.search.examples }).getByRole('link').first();
      await example.click();
      await expect(page.getByRole('heading', { name: tr.search.campaigns })).toBeVisible();
      await arrive(page, '/search?q=SİGORTASI');
      await expect(page.getByRole('heading', { name: tr.search.campaigns })).toBeVisible();
      await expect(page.getByRole('article').first()).toContainText(/sigorta|kasko/i);
      // The page has a single search field, which contains the term.
      const fields = page.getByRole('searchbox').filter({ visible: true });
      await expect(fields).toHaveCount(1);
      await expect(fields).toHaveValue('SİGORTASI');
      await fields.fill('qwxzv');
      // With suggestions the field is a combobox.
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=qwxzv');
      await expect(page.getByText(tr.nothingFound.none({ term: 'qwxzv' }))).toBeVisible();
      for (const tip of tr.nothingFound.tips) await expect(page.getByText(tip)).toBeVisible();
      await searchFor(page, 'mor kravat');
      await expect(page.getByText(tr.nothingFound.noCampaign({ term: 'mor kravat' }))).toBeVisible();
      for (const tip of tr.nothingFound.tips) await expect(page.getByText(tip)).toBeVisible();
      for (const title of [tr.nothingFound.nearest({ term: 'kravat' }), tr.nothingFound.popular])
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      // A bare amount leads to the calculator, so its spelling is not questioned.
      await searchFor(page, '100.000 TL');
      await expect(page.getByText(tr.nothingFound.noCampaign({ term: '100.000 TL' }))).toBeVisible();
      for (const tip of tr.nothingFound.tips) await expect(page.getByText(tip)).toHaveCount(0);
    });
  },
);

story(
  'results are filtered, sorted and restored; order and page are in the address, and titles are not cut',
  { tag: '@wide' },
  async ({ page }) => {
    await story.step('search', async () => {
      await arriveAtFilters(page, '/search?q=kampanya');
      // The figures of a row of cards are aligned, whether or not a card shows how its offer compares.
      const figures = await page.locator('.card:has(.card-foot > .figure)').evaluateAll((cards) =>
        cards.map((card) => {
          const figure = card.querySelector('.card-foot > .figure');
          return `${card.getBoundingClientRect().top} ${figure?.getBoundingClientRect().bottom}`;
        }),
      );
      const rows = new Set(figures.map((places) => places.split(' ')[0]));
      expect(new Set(figures).size).toBe(rows.size);
      const categories = page.getByRole('main').getByRole('group', { name: tr.filter.names.category });
      await categories.getByRole('checkbox').first().click();
      await expect(page).toHaveURL(/kategori=./);

      await arrive(page, '/search?q=sigorta');
      // The count is in the title and is not repeated here.
      const range = tr.list.shown({ from: '1', to: '24' });
      await expect(page.getByText(range, { exact: true })).toBeVisible();
      await page.getByText(`${tr.list.sort}: ${tr.list.orders.relevance}`).click();
      await page.getByRole('link', { name: tr.list.orders['ending-soon'] }).click();
      await expect(page).toHaveURL('/search?q=sigorta&siralama=bitis');
      await expect(page.getByText(`${tr.list.sort}: ${tr.list.orders['ending-soon']}`)).toBeVisible();
      await page
        .getByRole('navigation', { name: tr.list.pages })
        .getByRole('link', { name: tr.list.next })
        .click();
      await expect(page).toHaveURL('/search?q=sigorta&siralama=bitis&sayfa=2');
      await page.goBack();
      await page.goBack();
      await expect(page.getByText(`${tr.list.sort}: ${tr.list.orders.relevance}`)).toBeVisible();
    });
    await story.step('list', async () => {
      await arrive(page, '/kategoriler/otomobil');
      await page.getByText(`${tr.list.sort}: ${tr.list.orders['ending-soon']}`).click();
      await page.getByRole('link', { name: tr.list.orders.price }).click();
      await expect(page).toHaveURL('/kategoriler/otomobil?siralama=fiyat');
      await expect(page.getByText(`${tr.list.sort}: ${tr.list.orders.price}`)).toBeVisible();
      await page
        .getByRole('navigation', { name: tr.list.pages })
        .getByRole('link', { name: tr.list.next })
        .click();
      await expect(page).toHaveURL(/siralama=fiyat&sayfa=2|sayfa=2&siralama=fiyat/);
      await expect(page.getByText(/kampanya · 25–48/)).toBeFocused();
    });
    await story.step('four cards in a row cut off no word', async () => {
      // One of its similar campaigns has a title of three lines.
      await arrive(page, '/kampanyalar/bulut-uzmanligi-sertifikasi-erken-bitirenin-iadesi-hazir');
      const titles = page.getByRole('region', { name: tr.campaignPage.related }).locator('.card-title');
      await expect(titles.first()).toBeVisible();
      const cut = await titles.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight));
      expect(cut).toEqual([]);
    });
  },
);

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

async function searchFor(page: Page, term: string): Promise<void> {
  const field = await openSearch(page);
  await field.fill(term);
  await field.press('Enter');
}

async function openFirstCampaign(page: Page): Promise<string> {
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page, title)).toBeFocused();
  return title;
}
