import { tr } from '@ayrac/phrases/tr/whole.ts';
import { arrive, expect, story } from '../story.ts';
import { bankRows } from './loan-calculator.ts';

const { loanResults: results, loans, loanTools: tools } = tr;

story(
  'the page of a loan links to the next term, its plan and files, and by keyboard to another loan',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page, '/kredi-hesaplama/ihtiyac/100000-tl-12-ay');
    await page.getByRole('navigation', { name: tools.near }).getByRole('link', { name: '18 ay' }).click();
    await expect(page).toHaveURL('/kredi-hesaplama/ihtiyac/100000-tl-18-ay');
    const heading = tools.heading({ amount: '100.000', loan: tools.loanNames.ihtiyac, months: 18 });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    const row = bankRows(page).first();
    await expect(row.getByText(results.realInstallment)).toBeVisible();
    await row.getByText(results.details).click();
    // No fee for early closure is shown for a loan type for which the law provides none.
    await expect(row.getByText(results.noEarlyClosure)).toBeVisible();
    await expect(row.getByText(/tazminatı? en fazla/)).toHaveCount(0);
    const plan = row.getByRole('table', { name: /ödeme planı/ });
    const settled = page.getByRole('cell', { name: '₺0,00' });
    await expect(settled).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(settled, 'the whole plan is printed').toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const best = page.getByText(tr.loanResults.best, { exact: true });
    await expect(best).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(best).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'print', colorScheme: null });
    const printed = await page.getByRole('table', { name: /toplam maliyeti|ödeme planı/ }).all();
    expect(printed).toHaveLength(3);
    const controls = page.locator('summary').filter({ hasText: results.details, visible: true });
    await expect(controls, 'a closed plan is not printed').toHaveCount(1);
    for (const table of printed) {
      expect(await table.evaluate(gridsAround), 'sheets break only between blocks').toEqual([]);
    }
    await page.emulateMedia({ media: null });
    await row.getByText(results.restOfPlan({ count: 12 })).click();
    await expect(plan.last().getByRole('row').last().getByRole('cell').last()).toHaveText('₺0,00');
    await row.getByLabel(results.extra.amount).fill('20000');
    await expect(row.getByText(/erken, \d+\. ayda biter/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await row.getByRole('link', { name: results.csv, exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/^odeme-plani-[a-z]+-[\d-]+\.csv$/);

    const two = page.getByRole('region', { name: results.two.heading });
    await expect(two.getByText(/taksit daha düşük, toplam daha yüksek/)).toBeVisible();
    await two.getByLabel(results.two.months({ offer: results.two.second })).selectOption('18');
    await expect(two.getByText(results.beside.same)).toBeVisible();

    await page.getByRole('slider', { name: tools.amountSlider }).press('ArrowRight');
    await expect(page.getByLabel(loans.amount)).toHaveValue('125.000');
    await page.getByRole('slider', { name: tools.termSlider }).press('End');
    await expect(page.getByLabel(loans.term, { exact: true })).toHaveValue('36');
    await page.getByRole('button', { name: loans.calculate }).press('Enter');
    await expect(page).toHaveURL('/kredi-hesaplama?tur=ihtiyac&tutar=125000&vade=36');
    await expect(bankRows(page)).not.toHaveCount(0);

    await page.getByLabel(results.budget.monthly).fill('5000');
    await page.getByLabel(results.budget.monthly).press('Enter');
    await expect(page).toHaveURL('/kredi-hesaplama?tur=ihtiyac&taksit=5000');
    await expect(page.getByText(/^Ayda ₺5\.000 ile en yüksek kredi/)).toBeVisible();
  },
);

/** Returns the classes of the grids that contain an element. Browsers print over what follows a broken grid. */
function gridsAround(inner: Element): string[] {
  const grids: string[] = [];
  for (let one = inner.parentElement; one !== null; one = one.parentElement) {
    if (getComputedStyle(one).display.includes('grid')) grids.push(one.className);
  }
  return grids;
}

story(
  'a bank’s loan leads to the calculator of its type and term; its bar rests below the header at the end of the page',
  { tag: '@narrow' },
  async ({ page }) => {
    await arrive(page, '/kampanyalar/ihtiyac-kredisinde-36-ay-icin-2-94-faiz');
    const main = page.getByRole('main');
    await expect(main.getByText('₺185.724', { exact: true })).toBeVisible();
    const bar = page.locator('.offer-bar');
    await expect(bar).toBeInViewport();
    await page.getByRole('contentinfo').evaluate((last) => last.scrollIntoView({ block: 'end' }));
    await expect.poll(() => bar.evaluate((own) => own.getBoundingClientRect().top)).toBeLessThan(60);
    const onTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 12)?.closest('header, .offer-bar')?.localName,
    );
    expect(onTop).toBe('header');
    await main.getByRole('link', { name: tr.campaignPage.compareBanks }).click();
    await expect(page).toHaveURL('/kredi-hesaplama?tur=ihtiyac&vade=36');
    await expect(page.getByRole('radio', { name: loans.types.ihtiyac })).toBeChecked();
    await expect(page.getByLabel(loans.term, { exact: true })).toHaveValue('36');
  },
);
