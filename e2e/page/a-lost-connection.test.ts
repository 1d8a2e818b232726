import { footer } from '@ayrac/phrases/tr/footer.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator } from '@playwright/test';
import { campaigns } from '../places.ts';
import { fillQuote, openQuote, sendButton } from '../quote/quote-form.ts';
import { openSearch } from '../search-field.ts';
import { arrive, arriveAtFilters, expect, type Page, pageEnd, story } from '../story.ts';

const { quote, offer } = tr;
const submission = '**/public/form-submission/anonymous';
const failed = 'Form gönderilirken bir hata oluştu. Lütfen tekrar deneyiniz.';

story.use({ expectedTrouble: [/Failed to load resource/] });

// Specification 4.19, 8.6
story(
  'a request is sent once while it is pending; each failure is explained and keeps the input; a lost response stores it once',
  async ({ page, context, visitor }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/public/form-submission/anonymous'))
        keys.push(request.headers()['idempotency-key']);
    });
    await arrive(page, campaigns.sedan);
    const form = await openQuote(page);
    await fillQuote(form, visitor);
    const send = sendButton(form);
    await story.step(
      'while it is pending, the dialog cannot be closed and nothing is sent twice',
      async () => {
        const answer = Promise.withResolvers<void>();
        await page.route(submission, async (route) => {
          await answer.promise;
          return route.fulfill({ status: 500, body: '', contentType: 'application/problem+json' });
        });
        await send.click();
        await expect(form).toHaveAttribute('aria-busy', 'true');
        await page.keyboard.press('Escape');
        await send.press('Enter');
        await expect(form).toBeVisible();
        answer.resolve();
        await expect(
          form.getByText('Sunucu hatası oluştu. Lütfen daha sonra tekrar deneyiniz.'),
        ).toBeVisible();
        await expectKept(form, visitor);
        expect(keys).toHaveLength(1);
        await page.unroute(submission);
      },
    );
    await story.step('every failure is explained above the button and keeps the input', async () => {
      await page.route(submission, (route) =>
        route.fulfill({
          status: 503,
          json: { status: 503, code: 'overloaded', error: refusals.overloaded },
          contentType: 'application/problem+json',
        }),
      );
      await send.click();
      await expect(form.getByText(refusals.overloaded)).toBeVisible();
      await expectKept(form, visitor);
      await page.unroute(submission);
      await context.setOffline(true);
      await send.click();
      await expect(form.getByText(failed)).toBeVisible();
      await expectKept(form, visitor);
      await context.setOffline(false);
    });
    await story.step('a response that was lost does not store it twice', async () => {
      await page.route(submission, async (route) => {
        // The server handles the request, but its response never arrives.
        await route.fetch();
        return route.abort('connectionreset');
      });
      await send.click();
      await expect(form.getByText(failed)).toBeVisible();
      await expect(form.getByText(quote.kept)).toBeVisible();
      await expectKept(form, visitor);
      await page.unroute(submission);
      await send.click();
      await expect(page.getByRole('dialog', { name: offer.sentTitle })).toBeVisible();
      const [lost, repeated] = keys.slice(-2);
      expect(lost).toBeTruthy();
      expect(repeated).toBe(lost);
    });
  },
);

story('a quote that is sent once the network is back is confirmed', async ({ page, context, visitor }) => {
  await arrive(page, `${campaigns.sedan}/teklif`);
  const main = page.getByRole('main');
  await fillQuote(main, visitor);
  await context.setOffline(true);
  await sendButton(main).click();
  await expect(main.getByText(failed)).toBeVisible();
  await context.setOffline(false);
  const standIns = await watchFor(page, quote.sentTitle);
  await sendButton(main).click();
  await expect(main.getByRole('heading', { level: 1, name: offer.sentTitle })).toBeFocused();
  expect(await standIns.jsonValue(), 'what the details replaced').toEqual([]);
  await expect(main.getByText(tr.quoteOutcome.registerTitle)).toBeVisible();
});

story('a sent quote is confirmed even if what follows cannot be loaded', async ({ page, visitor }) => {
  await page.route(/\/assets\/(?:quote-sent|requested-notice)-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await arrive(page, `${campaigns.sedan}/teklif`);
  const main = page.getByRole('main');
  await fillQuote(main, visitor);
  await page.route(submission, (route) =>
    route.fulfill({ status: 409, json: { status: 409, code: 'duplicate-quote', error: '' } }),
  );
  await sendButton(main).click();
  await expect(main.getByText(quote.refused.duplicate).first()).toBeVisible();
  await page.unroute(submission);
  await main.getByLabel(quote.email, { exact: true }).fill(`x${visitor.email}`);
  await sendButton(main).click();
  await expect(main.getByRole('status').filter({ hasText: quote.sentTitle })).toBeVisible();
});

story('without a network, a filter says so and is applied with the next one', async ({ page, context }) => {
  await arriveAtFilters(page, '/kategoriler/otomobil');
  const form = page.getByRole('main').locator('.filter-form');
  for (const [first, second, address] of [
    // The script that reads the fields is loaded with the first change.
    [tr.filter.fuels.hybrid, tr.filter.fuels.electric, /yakit=hibrit,elektrik/],
    [tr.filter.fuels.hybrid, tr.filter.fuels.electric, '/kategoriler/otomobil'],
  ] as const) {
    await context.setOffline(true);
    const before = page.url();
    await form.getByText(first, { exact: true }).click();
    await expect(form.getByText(tr.errors.page.offline)).toBeVisible();
    expect(page.url()).toBe(before);
    await context.setOffline(false);
    await form.getByText(second, { exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(form.getByText(tr.errors.page.offline)).toBeHidden();
  }
});

story('parts that are added to a page are left out if they cannot be loaded', async ({ page }) => {
  const added = ['report-link', 'campaign-attention', 'recent-shelf', 'share-more', 'loan-calculator'];
  const missing = new Set<string>();
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    const name = added.find((file) => route.request().url().includes(`/${file}-`));
    if (name === undefined) return route.fallback();
    missing.add(name);
    return route.fulfill({ status: 404, body: '' });
  });
  const main = page.getByRole('main');
  await arrive(page, campaigns.sedan);
  await pageEnd(page);
  await main.getByText(tr.campaignPage.share.action, { exact: true }).click();
  await expect(main.getByRole('link', { name: tr.campaignPage.share.whatsapp })).toBeVisible();
  await expect.poll(() => [...missing].toSorted()).toEqual(added.slice(0, 4).toSorted());
  await expect(main.getByRole('link', { name: tr.offer.action })).toBeVisible();
  await main.getByRole('link', { name: tr.campaignReading.report }).click();
  await expect(page).toHaveURL(`${campaigns.sedan}/bildir`);

  await arrive(page, '/');
  await main.getByLabel(tr.loans.amount).fill('250000');
  await expect.poll(() => missing.has('loan-calculator')).toBe(true);
  await main.getByRole('button', { name: tr.loans.calculate }).click();
  await expect(page).toHaveURL(/\/kredi-hesaplama\?.*tutar=250000/);
});

story('a filter whose script is missing is applied by the server', async ({ page }) => {
  await page.route('**/read-filter-address-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await arriveAtFilters(page, '/kategoriler/otomobil');
  await page
    .getByRole('main')
    .locator('.filter-form')
    .getByText(tr.filter.fuels.hybrid, { exact: true })
    .click();
  await expect(page).toHaveURL(/yakit=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

story('a part of the page that cannot be loaded stays as rendered and blocks nothing', async ({ page }) => {
  await page.route('**/page-end-*.js', (route) => route.abort());
  await arrive(page, campaigns.sedan);
  const end = page.getByRole('contentinfo');
  await expect(end.getByRole('link', { name: footer.about })).toBeVisible();
  await openQuote(page);
  await page.keyboard.press('Escape');
  await page.goto('/marka');
  await page.getByRole('main').locator('a[href^="/marka/"]').first().click();
  await expect(page).toHaveURL(/\/marka\/.+/);
  await end.getByRole('link', { name: footer.about }).click();
  await expect(page).toHaveURL('/about');
});

story(
  'without a network, links and the search leave the page in place and say why',
  async ({ page, context }) => {
    await arrive(page, '/marka');
    await pageEnd(page);
    await context.setOffline(true);
    const brand = page.getByRole('main').locator('a[href^="/marka/"]').first();
    // Suggestions may say so, too, beside their field.
    const notice = page.getByRole('alert').filter({ hasText: tr.errors.page.offline });
    await brand.click();
    await expect(notice).toBeVisible();
    // Toasts, which are at the bottom, stay readable.
    const alert = await notice.boundingBox();
    expect(alert?.y).toBeLessThan(100);
    await brand.click();
    await expect(notice).toHaveCount(1);
    await expect(page).toHaveURL('/marka');
    const search = await openSearch(page);
    await search.fill('kasko');
    await search.press('Enter');
    await expect(notice).toHaveCount(1);
    await expect(page).toHaveURL('/marka');
    await context.setOffline(false);
    await search.press('Enter');
    await expect(page).toHaveURL('/search?q=kasko');

    for (const address of ['/search', '/karsilastir']) {
      await arrive(page, address);
      await pageEnd(page);
      await context.setOffline(true);
      const own = page.getByRole('main').getByRole('searchbox');
      await own.fill('kasko');
      await own.press('Enter');
      await expect(notice).toBeVisible();
      await expect(own).toHaveValue('kasko');
      await context.setOffline(false);
      await own.press('Enter');
      await expect(page).toHaveURL(`${address}?q=kasko`);
    }
  },
);

/** Collects what the page tells screen readers by status messages that begin with a text. */
function watchFor(page: Page, text: string) {
  return page.evaluateHandle((beginning) => {
    const told: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main [role=status]'))
        if (textContent.startsWith(beginning)) told.push(textContent);
    }).observe(document.body, { childList: true, subtree: true });
    return told;
  }, text);
}

async function expectKept(form: Locator, visitor: Parameters<typeof fillQuote>[1]): Promise<void> {
  await expect(form.getByLabel(quote.name, { exact: true })).toHaveValue(visitor.name);
  await expect(form.getByLabel(quote.email, { exact: true })).toHaveValue(visitor.email);
  await expect(form.getByLabel(quote.town)).toHaveValue(visitor.town);
  await expect(form.getByRole('checkbox', { name: quote.noticeLink })).toBeChecked();
}
