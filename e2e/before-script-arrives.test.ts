import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from './places.ts';
import { fillQuote, sendButton } from './quote-form.ts';
import { comeAlive, expect, type Page, story } from './story.ts';

const { brand, filter, quote, loans, shell } = tr;

story(
  'what was typed into a quote before script arrived is kept and sent',
  { tag: '@once' },
  async ({ page, visitor }) => {
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
    await expect(page.getByRole('heading', { level: 1, name: quote.sentTitle })).toBeFocused();
  },
);

story(
  'what the quote is for stays beside the form while its script is late',
  { tag: '@once' },
  async ({ page }) => {
    await page.route(/\/assets\/(?:quote-aside|trust-facts)-/, () => undefined);
    await page.goto(`${campaigns.sedan}/teklif`);
    await comeAlive(page);
    const main = page.getByRole('main');
    await main.getByLabel(quote.name, { exact: true }).fill('Ayşe');
    await main.getByLabel(quote.surname).fill('Yılmaz');
    await expect(main.getByText(quote.trust.free, { exact: true })).toBeVisible();
    await expect(main.getByText(new RegExp(`^${quote.trust.free}\\. `))).toBeVisible();
  },
);

story(
  'an amount that was typed before script arrived is calculated with',
  { tag: '@once' },
  async ({ page }) => {
    const arriveScript = await holdScript(page);
    await page.goto('/kredi-hesaplama', { waitUntil: 'commit' });
    await page.getByLabel(loans.amount).fill('100000');
    await arriveScript();
    await expect(page.getByLabel(loans.amount)).toHaveValue('100.000');
    await page.getByRole('button', { name: loans.calculate }).click();
    await expect(page.getByText(loans.best, { exact: true })).toHaveCount(1);
  },
);

story(
  'a bank’s row that was opened before script arrived holds its payment plan',
  { tag: '@once' },
  async ({ page }) => {
    const arriveScript = await holdScript(page);
    await page.goto('/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=12', { waitUntil: 'commit' });
    await page.getByText(loans.details).first().click();
    await expect(page.getByRole('link', { name: /ödeme planı/ }).first()).toBeVisible();
    await arriveScript();
    await expect(page.getByRole('table', { name: /ödeme planı/ }).first()).toBeVisible();
  },
);

story(
  'an order of the banks that was chosen before script arrived is theirs',
  { tag: '@once' },
  async ({ page }) => {
    const arriveScript = await holdScript(page);
    await page.goto('/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=12', { waitUntil: 'commit' });
    await page.getByLabel(loans.order).selectOption(loans.orders['yearly-cost']);
    await arriveScript();
    await expect(page).toHaveURL(/siralama=yillik-maliyet/);
  },
);

story(
  'a brand’s name that was typed before script arrived is looked for',
  { tag: '@once' },
  async ({ page }) => {
    const arriveScript = await holdScript(page);
    await page.goto('/marka', { waitUntil: 'commit' });
    await page.getByLabel(brand.index.filter).fill('bmw');
    await arriveScript();
    await expect(page.getByText(brand.index.found({ count: '1' }), { exact: true })).toBeVisible();
  },
);

story(
  'a filter that was ticked before script arrived waits for its button',
  { tag: '@wide' },
  async ({ page }) => {
    const arriveScript = await holdScript(page);
    await page.goto('/kategoriler/otomobil', { waitUntil: 'commit' });
    const filters = page.getByRole('main').locator('.filter-form');
    await filters.getByText(filter.fuels.hybrid, { exact: true }).click();
    await arriveScript();
    await filters.getByRole('button', { name: filter.apply }).click();
    await expect(page).toHaveURL(/yakit=/);
    await expect(filters.getByRole('button', { name: filter.apply })).toBeHidden();
  },
);

for (const address of ['/', '/kredi-hesaplama']) {
  story(
    `what was chosen of a loan on ${address} before script arrived is calculated with`,
    { tag: '@once' },
    async ({ page }) => {
      const arriveScript = await holdScript(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByText(loans.types.tasit, { exact: true }).click();
      await page.getByLabel(loans.amount).fill('250000');
      await page.getByLabel(loans.term, { exact: true }).selectOption('24');
      await arriveScript();
      await page.getByRole('button', { name: loans.calculate }).click();
      await expect(page.getByText(loans.request({ amount: '₺250.000', months: 24 }))).toBeVisible();
    },
  );
}

story('the menu that was opened before script arrived stays open', { tag: '@narrow' }, async ({ page }) => {
  const arriveScript = await holdScript(page);
  await page.goto('/marka', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: shell.menu }).click();
  await expect(page.getByRole('button', { name: shell.close })).toBeVisible();
  await arriveScript();
  await expect(page.getByRole('button', { name: shell.close })).toBeVisible();
});

story('script waits until the largest picture is there', { tag: '@once' }, async ({ page }) => {
  const calls = watchCalls(page);
  const arrivePicture = await holdPictures(page);
  await page.goto(campaigns.sedan, { waitUntil: 'commit' });
  await expect.poll(() => calls.pictures.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.scripts).toEqual([]);
  arrivePicture();
  await comeAlive(page);
  expect(calls.scripts.length).toBeGreaterThan(0);
});

story(
  'a first key fetches script before the largest picture is there',
  { tag: '@once' },
  async ({ page }) => {
    const calls = watchCalls(page);
    const arrivePicture = await holdPictures(page);
    await page.goto(campaigns.sedan, { waitUntil: 'commit' });
    await expect.poll(() => calls.pictures.length).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await comeAlive(page);
    expect(calls.arrived).toEqual([]);
    arrivePicture();
  },
);

story(
  'what a page says is fetched together with its modules, not after them',
  { tag: '@once' },
  async ({ page }) => {
    const calls = watchCalls(page);
    const arrival = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    for (const set of ['tr', 'home']) {
      const ofSet = expect.stringMatching(`^/assets/${set}-`);
      await expect.poll(() => calls.scripts).toContainEqual(ofSet);
    }
    arrival.resolve();
    await comeAlive(page);
  },
);

story.describe('what a page says', () => {
  story.use({ expectedTrouble: [/Failed to load resource/] });

  story(
    'is asked for again after a while where it could not be fetched',
    { tag: '@once' },
    async ({ page }) => {
      const phrases = /\/assets\/home-[\w-]{8}\.js$/;
      const calls = watchCalls(page);
      await page.route(phrases, (route) => route.abort());
      await page.goto('/');
      await expect.poll(() => calls.scripts.some((path) => phrases.test(path))).toBe(true);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
      expect(calls.scripts.filter((path) => phrases.test(path)).length).toBeLessThan(5);
      await page.unroute(phrases);
      await comeAlive(page);
    },
  );
});

/** What the page asks for, and which of its pictures have come. */
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

/** Keeps the page's pictures on their way; what is returned lets them arrive. */
async function holdPictures(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/pictures/*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

/** Keeps the page's script on its way; what is returned lets it arrive. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return async () => {
    arrival.resolve();
    await comeAlive(page);
  };
}
