import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { fillQuote, sendButton } from '../quote/quote-form.ts';
import { arrive, comeAlive, expect, type Locator, type Page, story } from '../story.ts';

const { brand, campaignPage, filter, quote, loanResults: results, loans, shell, offer } = tr;

story(
  'input typed into the quote form before hydration is kept and sent, with its subject',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await story.step('the subject of the quote stays visible while the script is late', async () => {
      await page.route(/\/assets\/(?:quote-aside|trust-facts)-/, () => undefined);
      await page.goto(`${campaigns.sedan}/teklif`);
      await comeAlive(page);
      const main = page.getByRole('main');
      await main.getByLabel(quote.name, { exact: true }).fill('Ayşe');
      await main.getByLabel(quote.surname).fill('Yılmaz');
      await expect(main.getByText(offer.trust.free).filter({ visible: true })).toHaveCount(1);
    });
    await story.step('the typed input is kept and sent', async () => {
      await page.unroute(/\/assets\/(?:quote-aside|trust-facts)-/);
      await page.evaluate(() => sessionStorage.clear());
      const arriveScript = await holdScript(page);
      await page.goto(`${campaigns.sedan}/teklif`, { waitUntil: 'commit' });
      const form = page.getByRole('main');
      await form.getByLabel(quote.name, { exact: true }).fill('Ayşe');
      await form.getByLabel(quote.city, { exact: true }).selectOption('Ankara');
      await arriveScript();
      await expect(form.getByLabel(quote.name, { exact: true })).toHaveValue('Ayşe');
      await expect(form.getByLabel(quote.city, { exact: true })).toHaveValue('Ankara');
      await form.getByLabel(quote.town).selectOption('Çankaya');
      await fillQuote(form, { ...visitor, city: 'Ankara', town: 'Çankaya' });
      await sendButton(form).click();
      await expect(page.getByRole('heading', { level: 1, name: offer.sentTitle })).toBeFocused();
    });
  },
);

story(
  'input made before hydration counts: loans, a brand name and a filter',
  { tag: '@wide' },
  async ({ page }) => {
    await story.step('loans and a brand name', async () => {
      const open = async (address: string) => {
        const arriveScript = await holdScript(page);
        await page.goto(address, { waitUntil: 'commit' });
        return arriveScript;
      };
      for (const address of ['/', '/kredi-hesaplama']) {
        const arriveScript = await open(address);
        await page.getByText(loans.types.tasit, { exact: true }).click();
        await page.getByLabel(loans.amount).fill('250000');
        await page.getByLabel(loans.term, { exact: true }).selectOption('24');
        await arriveScript();
        await expect(page.getByLabel(loans.amount)).toHaveValue('250.000');
        await page.getByRole('button', { name: loans.calculate }).click();
        await expect(
          page
            .getByRole('paragraph')
            .filter({ hasText: results.request({ amount: '₺250.000', months: 24 }) }),
        ).toBeVisible();
        await expect(page.getByText(results.best, { exact: true })).toHaveCount(1);
      }

      const list = '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=12';
      let arriveScript = await open(list);
      await page.getByText(results.details).first().click();
      await expect(page.getByRole('link', { name: /ödeme planı/ }).first()).toBeVisible();
      await page.getByLabel(results.order).selectOption(results.orders['yearly-cost']);
      await arriveScript();
      await expect(page).toHaveURL(/siralama=yillik-maliyet/);
      await expect(page.getByRole('table', { name: /ödeme planı/ }).first()).toBeVisible();

      arriveScript = await open('/search');
      const search = page.getByRole('main').getByRole('searchbox');
      await search.fill('kasko');
      await arriveScript();
      await expect(search).toHaveValue('kasko');

      arriveScript = await open('/marka');
      await page.getByLabel(brand.index.filter).fill('bmw');
      await arriveScript();
      await expect(page.getByText(brand.index.found({ count: '1' }), { exact: true })).toBeVisible();
    });
    await story.step('a ticked filter waits for its button', async () => {
      const arriveScript = await holdScript(page);
      await page.goto('/kategoriler/otomobil', { waitUntil: 'commit' });
      const filters = page.getByRole('main').locator('.filter-form');
      await filters.getByText(filter.fuels.hybrid, { exact: true }).click();
      await arriveScript();
      await filters.getByRole('button', { name: filter.apply }).click();
      await expect(page).toHaveURL(/yakit=/);
      await expect(filters.getByRole('button', { name: filter.apply })).toBeHidden();
    });
  },
);

story('a menu opened before hydration stays open', { tag: '@narrow' }, async ({ page }) => {
  const arriveScript = await holdScript(page);
  await page.goto('/marka', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: shell.menu }).click();
  await expect(page.getByRole('button', { name: shell.close })).toBeVisible();
  await arriveScript();
  await expect(page.getByRole('button', { name: shell.close })).toBeVisible();
});

story(
  'scripts wait for the largest picture or the first key, and phrases come with their modules',
  { tag: '@once' },
  async ({ page }) => {
    await story.step('largest picture, then modules with their phrases', async () => {
      const calls = watchCalls(page);
      const arrivePicture = await hold(page, '**/pictures/*');
      const arriveScript = await hold(page, '**/assets/entry.client-*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await expect.poll(() => calls.pictures.length).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(calls.scripts).toEqual([]);
      arrivePicture();
      for (const set of ['tr', 'home']) {
        const ofSet = expect.stringMatching(`^/assets/${set}-`);
        await expect.poll(() => calls.scripts).toContainEqual(ofSet);
      }
      arriveScript();
      await comeAlive(page);
    });
    await story.step('first key', async () => {
      const calls = watchCalls(page);
      const arrivePicture = await hold(page, '**/pictures/*');
      await page.goto(campaigns.sedan, { waitUntil: 'commit' });
      await expect.poll(() => calls.pictures.length).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await comeAlive(page);
      expect(calls.arrived).toEqual([]);
      arrivePicture();
    });
  },
);

story(
  'a dialog opened before the last part of the page is loaded waits for it and leaves it in place',
  { tag: '@once' },
  async ({ page }) => {
    const lastPart = '**/assets/other-campaigns-*.js';
    const main = page.getByRole('main');
    const openEarly = async (button: Locator, address: string) => {
      const arrivePart = await hold(page, lastPart);
      await arrive(page, campaigns.sedan);
      await button.dblclick();
      await expect(page).toHaveURL(address);
      await expect(main.getByRole('heading', { name: campaignPage.related })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      return arrivePart;
    };
    const closeByKey = async () => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(campaigns.sedan);
    };
    await story.step('quote, by its address', async () => {
      const arrivePart = await hold(page, lastPart);
      await arrive(page, `${campaigns.sedan}#teklif`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('.campaign-elsewhere h2')).toHaveCount(1);
      arrivePart();
    });
    await story.step('quote', async () => {
      const link = main.getByRole('link', { name: offer.action });
      const arrivePart = await openEarly(link, `${campaigns.sedan}#teklif`);
      await expect(link).toHaveAttribute('aria-busy', 'true');
      arrivePart();
      await closeByKey();
    });
    await story.step('pictures', async () => {
      const button = main.getByRole('button', { name: campaignPage.viewer.open });
      const arrivePart = await openEarly(button, `${campaigns.sedan}#gorseller`);
      arrivePart();
      await closeByKey();
    });
  },
);

story.describe('phrases of a page', () => {
  story.use({ expectedTrouble: [/Failed to load resource/] });

  story('are requested again after a failure', { tag: '@once' }, async ({ page }) => {
    const phrases = /\/assets\/home-[\w-]{7}\.js$/;
    const calls = watchCalls(page);
    await page.route(phrases, (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => calls.scripts.some((path) => phrases.test(path))).toBe(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    expect(calls.scripts.filter((path) => phrases.test(path)).length).toBeLessThan(5);
    await page.unroute(phrases);
    await comeAlive(page);
  });
});

/** Records the requested scripts and pictures, and which pictures have arrived. */
function watchCalls(page: Page) {
  const calls = { scripts: [] as string[], pictures: [] as string[], arrived: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) calls.scripts.push(pathname);
    if (pathname.startsWith('/pictures/')) calls.pictures.push(pathname);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/pictures/')) calls.arrived.push(pathname);
  });
  return calls;
}

/** Delays the page's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const arriveScript = await hold(page, '**/assets/*.js');
  return async () => {
    arriveScript();
    await comeAlive(page);
  };
}

/** Delays the files until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}
