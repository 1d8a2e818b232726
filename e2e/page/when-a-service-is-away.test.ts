import { tr } from '@ayrac/phrases/tr/whole.ts';
import { holdAnswers } from '../held-answers.ts';
import { campaigns } from '../places.ts';
import { fillQuote, openQuote, sendButton } from '../quote/quote-form.ts';
import { arrive, expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';

const { quote, offer } = tr;
const { failure } = tr.shell;
const builtIn = ['İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Antalya', 'Adana', 'Konya', 'Gaziantep'];

story.use({ expectedTrouble: [/Failed to load resource/] });

// Specification 8.15, 8.16
story(
  'without the geo service the form has eight provinces, and the district is a text field',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await story.step('provinces', async () => {
      await page.route('**/api/public/geo/**', (route) => route.abort());
      await arrive(page, campaigns.sedan);
      const form = await openQuote(page);
      const city = form.getByLabel(quote.city, { exact: true });
      await expect(city.getByRole('option')).toHaveText([quote.chooseCity, ...builtIn]);
      await city.selectOption('İzmir');
      await expect(form.getByText(quote.townsFailed)).toBeVisible();
      await form.getByLabel(quote.town).fill('karşıyaka');
      await expect(form.getByLabel(quote.town)).toBeEditable();
      await form.getByLabel(quote.town).fill('');
      await page.unroute('**/api/public/geo/**');
      // Back at a province that had failed, the list is awaited again.
      const districts = await holdAnswers(page, '**/api/public/geo/districts*');
      await city.selectOption('Ankara');
      await city.selectOption('İzmir');
      await expect(form.getByRole('combobox', { name: quote.town })).toBeVisible();
      await districts();
      await city.selectOption('Ankara');
      await fillQuote(form, visitor);
      await sendButton(form).click();
      await expect(page.getByRole('dialog', { name: offer.sentTitle })).toBeVisible();
    });
    await story.step('districts', async () => {
      const visitor = newVisitor();
      await page.evaluate(() => sessionStorage.clear());
      const failure = Promise.withResolvers<void>();
      await page.route('**/api/public/geo/districts*', async (route) => {
        await failure.promise;
        await route.fulfill({ status: 503, body: '' });
      });
      await arrive(page, campaigns.sedan);
      const form = await openQuote(page);
      await form.getByLabel(quote.name, { exact: true }).fill(visitor.name);
      await form.getByLabel(quote.surname).fill(visitor.surname);
      await form.getByLabel(quote.email, { exact: true }).fill(visitor.email);
      await form.getByLabel(quote.phone).fill(visitor.phone);
      await form.getByLabel(quote.city, { exact: true }).selectOption(visitor.city);
      await form.getByRole('combobox', { name: quote.town }).focus();
      failure.resolve();
      await expect(form.getByRole('textbox', { name: quote.town })).toBeFocused();
      await form.getByRole('textbox', { name: quote.town }).fill(visitor.town);
      await form.getByRole('checkbox', { name: quote.noticeLink }).check();
      await sendButton(form).click();
      await expect(page.getByRole('dialog', { name: offer.sentTitle })).toBeVisible();
    });
  },
);

// Specification 7.11, 8.21
story('a broken picture is replaced by the default one', { tag: '@once' }, async ({ page }) => {
  await page.route(/\/api\/.*image|\/pictures?\//, (route) => route.abort());
  await page.goto('/kategoriler/otomobil');
  const picture = page.getByRole('article').first().locator('img');
  await expect(picture).toHaveAttribute('src', '/default-logo.svg');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

story.describe('data that fails to load or is invalid', () => {
  story.use({ expectedTrouble: [/Failed to load resource|TypeError/] });

  // Specification 2.57, 8.23
  story('is reported on its page, and reloaded on request', { tag: '@once' }, async ({ page }) => {
    const toBrands = () =>
      page.getByRole('main').getByRole('link', { name: tr.shell.brands, exact: true }).click();
    await arrive(page, '/marka/bmw');
    await page.route('**/marka.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await toBrands();
    await expect(page.getByRole('heading', { name: tr.errors.page.boundaryTitle })).toBeVisible();
    await page.getByText(failure.details).click();
    await expect(page.getByText(failure.code)).toBeVisible();
    await expect(page.getByRole('button', { name: failure.refresh })).toBeVisible();
    await page.unroute('**/marka.data*');
    await page.getByRole('button', { name: failure.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();

    await arrive(page, '/marka/bmw');
    await page.route('**/marka.data*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"brands"', '"others"') });
    });
    await toBrands();
    await expect(page.getByRole('heading', { name: tr.errors.page.boundaryTitle })).toBeVisible();
    await page.getByRole('button', { name: failure.refresh }).click();
    await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
  });
});
