import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Request } from '@playwright/test';
import { holdAnswers } from '../held-answers.ts';
import { attempt } from '../quote/quote-form.ts';
import { isHydrated } from '../react-state.ts';
import { arrive, expect, reload, story } from '../story.ts';
import { ask, bankRows, choose, totalsOf } from './loan-calculator.ts';

const { compare, loanResults: results, loans } = tr;

const asked = [
  { type: 'ihtiyac', amount: '100000', shown: '₺100.000', term: 24, banks: 6 },
  { type: 'tasit', amount: '300000', shown: '₺300.000', term: 36, banks: 5 },
  { type: 'konut', amount: '1500000', shown: '₺1.500.000', term: 120, banks: 5 },
] as const;

// Specification 1.5, 2.2, 3.35, 7.25, 7.27, 9.30, 9.31
story(
  'banks are listed by total payment without a call, also beside the carousel',
  { tag: '@once' },
  async ({ page, context }) => {
    await story.step('the banks for each loan, one of which opens in a new tab', async () => {
      await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'the bank' }));
      const calls: string[] = [];
      const note = (request: Request) => {
        // When the mouse crosses the bar, the categories of its menu are loaded.
        if (request.url().endsWith('/api/public/categories')) return;
        if (['document', 'fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
      };
      await arrive(page, '/kredi-hesaplama');
      for (const [index, { type, amount, shown, term, banks }] of asked.entries()) {
        if (index > 0) await page.getByRole('link', { name: results.back }).click();
        await page.getByLabel(loans.amount).focus();
        page.on('request', note);
        await ask(page, { type, amount, term });
        const heading = page.getByRole('heading', {
          name: results.resultsHeading({ loan: loans.loanNames[type] }),
        });
        await expect(heading).toBeFocused();
        await expect(
          page.getByRole('paragraph').filter({ hasText: results.request({ amount: shown, months: term }) }),
        ).toBeVisible();
        const totals = await totalsOf(page);
        expect(totals).toHaveLength(banks);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
        await expect(page.getByText(results.best, { exact: true })).toHaveCount(1);
        await expect(bankRows(page).first()).toContainText(results.best);
        await expect(page.getByText(/^Örnek oranlar, \d{2}\.\d{2}\.\d{4}\.$/)).toBeVisible();
        await page.getByLabel(results.order).selectOption(results.orders['yearly-cost']);
        await expect(page).toHaveURL(/siralama=yillik-maliyet/);
        page.off('request', note);
      }
      expect(calls).toEqual([]);

      const link = bankRows(page).first().getByRole('link', { name: results.toBank });
      const opened = context.waitForEvent('page');
      await link.click();
      expect((await opened).url()).toBe(await link.getAttribute('href'));
      await expect(page).toHaveURL(/kredi-hesaplama/);
    });
    await story.step('the calculator beside the carousel links to the full comparison', async () => {
      await arrive(page, '/');
      const amount = page.getByLabel(loans.amount);
      // It is hydrated when it is first used, and its form leads to another document until then.
      await amount.focus();
      await expect.poll(() => isHydrated(amount)).toBe(true);
      await ask(page, { type: 'ihtiyac', amount: '50000', term: 12 });
      const best = page.getByText(results.best, { exact: true });
      await expect(best).toBeVisible();
      // The results add one history entry. The link back leaves none behind.
      await page.goBack();
      await expect(amount).toHaveValue('50.000');
      await page.goForward();
      await expect(best).toBeVisible();
      await page.getByRole('link', { name: results.back }).click();
      await expect(page).toHaveURL('/');
      await amount.fill('');
      await amount.pressSequentially('100000.50');
      await amount.blur();
      await expect(amount).toHaveValue('100.000');
      await amount.fill('500');
      await amount.press('Enter');
      await expect(page.getByText('En az 1.000 TL giriniz')).toBeVisible();
      await amount.fill('');
      await amount.pressSequentially('50 bin');
      await amount.press('Enter');
      await expect(page.getByText(results.best, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: results.fullComparison }).click();
      await expect(page).toHaveURL(/kredi-hesaplama\?tur=ihtiyac&tutar=50000&vade=12/);
      await expect(bankRows(page)).not.toHaveCount(0);
    });
    await story.step('a link clicked while the banks load is not called back', async () => {
      await arrive(page, '/');
      const tables = await holdAnswers(page, '**/api/public/loan-offers');
      const list = await holdAnswers(page, '**/otomobil.data*');
      const loaded = page.waitForResponse('**/api/public/loan-offers');
      const amount = page.getByLabel(loans.amount);
      await amount.focus();
      await expect.poll(() => isHydrated(amount)).toBe(true);
      await ask(page, { type: 'ihtiyac', amount: '50000', term: 12 });
      await page.getByRole('main').getByRole('link', { name: 'Otomobil', exact: true }).first().click();
      await tables();
      await (await loaded).finished();
      await list();
      await expect(page).toHaveURL('/kategoriler/otomobil');
    });
  },
);

story(
  'on a phone the first offer begins in the upper half of the screen',
  { tag: '@narrow' },
  async ({ page }) => {
    await arrive(page, '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=36');
    const first = bankRows(page).first();
    const top = await first.evaluate((row) => row.getBoundingClientRect().top / innerHeight);
    expect(top).toBeLessThan(0.5);
    await expect(first.getByText(results.realInstallment)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: results.back })).toBeInViewport({ ratio: 1 });
  },
);

// Specification 4.31, 4.32, 4.34, 4.35, 5.23, 5.24, 5.25, 5.27, 8.24
story(
  'each loan type shows and enforces its limits, the legal ones above the banks, and back keeps the form',
  { tag: '@once' },
  async ({ page }) => {
    await story.step('each type has its minimum amount and maximum term', async () => {
      await arrive(page, '/kredi-hesaplama');
      for (const { type, minimum, months } of [
        { type: 'ihtiyac', minimum: '1.000', months: 36 },
        { type: 'tasit', minimum: '50.000', months: 72 },
        { type: 'konut', minimum: '100.000', months: 120 },
      ] as const) {
        await choose(page, type);
        await expect(page.getByText(loans.amountHint({ amount: minimum }), { exact: true })).toBeVisible();
        await expect(page.getByText(loans.termHint({ months }), { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: loans.calculate })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
      }
      const amount = page.getByLabel(loans.amount);
      const term = page.getByLabel(loans.term, { exact: true });
      await amount.fill('5000000');
      await expect(amount).toHaveValue('5.000.000');
      await term.selectOption('240');
      await choose(page, 'tasit');
      await expect(term).toHaveValue('48');
      await amount.fill('60000');
      await choose(page, 'konut');
      await expect(amount).toHaveValue('100.000');
      await expect(term).toHaveValue('48');
      await expect(page.getByText(loans.termHint({ months: 120 }))).toBeVisible();
      await choose(page, 'ihtiyac');
      await expect(term).toHaveValue('36');

      const calculate = page.getByRole('button', { name: loans.calculate });
      await reload(page);
      await choose(page, 'tasit');
      await expect(calculate).toHaveAttribute('aria-disabled', 'true');
      await amount.press('Enter');
      await expect(amount).toHaveAccessibleDescription(new RegExp(loans.amountMissing));
      await expect(page.getByText(loans.amountMissing)).toHaveCount(1);
      await expect(page.getByText(/^En az (₺50.000|50.000 TL)/)).toHaveCount(1);
      await amount.fill('49999');
      await amount.press('Enter');
      await expect(page.getByText('En az 50.000 TL giriniz')).toBeVisible();
      await expect(page.getByText(/^En az (₺50.000|50.000 TL)/)).toHaveCount(1);
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await amount.fill('50000');
      await expect(page.getByText('En az 50.000 TL giriniz')).toHaveCount(0);
      await calculate.click();
      await expect(bankRows(page)).not.toHaveCount(0);
    });
    await story.step('legally excluded input links to permitted values', async () => {
      await arrive(page, '/kredi-hesaplama?tur=tasit&tutar=450000&vade=48');
      await expect(page.getByRole('listitem').getByText(results.statutoryNone)).toBeVisible();
      await expect(page.getByText(results.electricException)).toBeVisible();
      // As wide as its lines, not an empty box beside them.
      const notice = await page.getByText(results.aboveLimit).locator('xpath=../..').boundingBox();
      expect(notice?.width).toBeLessThan(600);
      await expect(page.getByText(results.best, { exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: results.toBank })).toHaveCount(0);
      await page.getByRole('link', { name: results.lawfulWay({ amount: '₺400.000', months: 36 }) }).click();
      await expect(
        page.getByRole('paragraph').filter({ hasText: results.request({ amount: '₺400.000', months: 36 }) }),
      ).toBeVisible();
      await expect(page.getByText(results.best, { exact: true })).toHaveCount(1);
      await page.goBack();
      await page.getByRole('link', { name: results.electricWay }).click();
      await expect(page.getByText(results.aboveLimit)).toHaveCount(0);
      await expect(bankRows(page).first().getByRole('link', { name: results.toBank })).toBeVisible();
    });
    await story.step('selected offers are compared side by side, and others can be added', async () => {
      await arrive(page, '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=12');
      await page.getByRole('checkbox', { name: results.choose.compareNamed({ bank: 'Enpara' }) }).check();
      await attempt(page.getByRole('button', { name: results.choose.start }));
      await expect(page).toHaveURL(/kredi-hesaplama/);
      await page.getByRole('checkbox', { name: results.choose.compareNamed({ bank: 'Garanti' }) }).check();
      await page.getByRole('button', { name: results.choose.comparing({ count: 2 }) }).click();
      await expect(page).toHaveURL('/karsilastir?k=ihtiyac.100000.12.enpara,ihtiyac.100000.12.garanti');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(compare.loansHeading({ count: 2 }));
      await expect(page.getByText(/^Enpara, 12 ay daha uygun: ayda ₺/)).toBeVisible();

      // Over a longer term the two measures disagree, and the page says so. The fee and both totals have rows.
      await page.getByLabel(results.beside.add).selectOption({ label: 'Ziraat, 36 ay' });
      await page.getByRole('button', { name: results.beside.addAction }).press('Enter');
      await expect(heading).toBeFocused();
      await reload(page);
      await expect(heading).toHaveText(compare.loansHeading({ count: 3 }));
      await expect(page.getByText(/^En düşük taksit: Ziraat, 36 ay\. En düşük toplam: Enpara/)).toBeVisible();
      const table = page.getByRole('table', { name: results.beside.caption });
      const row = (name: string) => table.getByRole('row', { name }).getByRole('cell');
      await expect(row(results.beside.fee)).toHaveText(['₺575,00', '₺575,00', '₺575,00']);
      await expect(row(results.realTotal).first()).toContainText(results.beside.lowest);
      await expect(row(results.realInstallment).last()).toContainText(results.beside.lowest);

      // An offer that no bank has is named, and the other offers can still be removed.
      await page.goto(`${page.url()},ihtiyac.100000.12.yok-bank`);
      await expect(page.getByText(/^yok-bank, 12 ay: ₺100\.000 için/)).toBeVisible();
      await page.getByRole('link', { name: results.beside.removeNamed({ offer: 'Garanti, 12 ay' }) }).click();
      await expect(page).toHaveURL('/karsilastir?k=ihtiyac.100000.12.enpara,ihtiyac.100000.36.ziraat');
    });
    await story.step('back keeps the form, by its button and by the browser', async () => {
      await arrive(page, '/kredi-hesaplama');
      await ask(page, { type: 'tasit', amount: '250000', term: 24 });
      await expect(bankRows(page)).not.toHaveCount(0);
      await page.getByRole('link', { name: results.back }).click();
      await expect(page).toHaveURL('/kredi-hesaplama');
      await expect(page.getByLabel(loans.amount)).toHaveValue('250.000');
      await expect(page.getByLabel(loans.term, { exact: true })).toHaveValue('24');
      await page.getByRole('button', { name: loans.calculate }).click();
      await expect(bankRows(page)).not.toHaveCount(0);
      await expect(page).toHaveURL(/tutar=250000/);
      await page.goBack();
      await expect(page).toHaveURL('/kredi-hesaplama');
      await expect(page.getByLabel(loans.amount)).toHaveValue('250.000');
    });
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story('loans can be compared, also on the page of a loan', { tag: '@once' }, async ({ page }) => {
    await page.goto('/kredi-hesaplama');
    await page.getByLabel(loans.amount).fill('100.000');
    await page.getByLabel(loans.term, { exact: true }).selectOption('24');
    // Without script the button is never announced as disabled.
    const calculate = page.getByRole('button', { name: loans.calculate });
    await expect(calculate).toBeEnabled();
    await calculate.click();
    await expect(page).toHaveURL('/kredi-hesaplama?tur=ihtiyac&tutar=100.000&vade=24');
    const heading = results.resultsHeading({ loan: loans.loanNames.ihtiyac });
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText(results.best, { exact: true })).toHaveCount(1);
    for (const bank of ['Akbank', 'Halkbank']) {
      await page.getByRole('checkbox', { name: results.choose.compareNamed({ bank }) }).check();
    }
    await page.getByRole('button', { name: results.choose.start }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.loansHeading({ count: 2 }));
    await expect(page.getByRole('table', { name: results.beside.caption })).toBeVisible();
    await page.goto('/kredi-hesaplama/konut/1000000-tl-120-ay');
    await expect(bankRows(page)).toHaveCount(5);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByLabel(loans.amount).fill('2000000');
    await page.getByRole('button', { name: loans.calculate }).click();
    await expect(
      page.getByRole('paragraph').filter({ hasText: results.request({ amount: '₺2.000.000', months: 120 }) }),
    ).toBeVisible();
    await page.getByLabel(results.budget.monthly).fill('40000');
    await page.getByRole('button', { name: results.budget.show }).click();
    await expect(page.getByText(/^Ayda ₺40\.000 ile en yüksek kredi/)).toBeVisible();
  });
});
