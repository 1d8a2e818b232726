import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from './places.ts';
import { attempt, openQuote, sendButton } from './quote-form.ts';
import { expectFits, smallWindows } from './small-window.ts';
import { arrive, arriveAtFilters, expect, story } from './story.ts';
import { openWizard, pick, unfoldDetails } from './wizard-steps.ts';

const DIALOG = 'dialog[open]';
const { campaignPage, filter, inbox, list, loans, quote, shell } = tr;

story.use({
  viewport: smallWindows[0],
});

story('a quote fits, from its form to its notice', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, campaigns.bmw);
  const form = await openQuote(page);
  await form.getByText(quote.extra).click();
  await attempt(sendButton(form));
  await expectFits(page, DIALOG);
  await form.getByRole('link', { name: quote.noticeLink, exact: true }).click();
  await expect(page.locator(`${DIALOG} ${DIALOG}`).getByRole('heading').first()).toBeVisible();
  await expectFits(page, DIALOG);
});

story('the quote from the bar fits at each step', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/marka');
  const wizard = await openWizard(page);
  await expectFits(page, DIALOG);
  for (const chosen of ['Otomobil', 'Sıfır Otomobil', 'Sedan']) {
    await pick(wizard, chosen);
    await expectFits(page, DIALOG);
  }
  await pick(wizard, 'Alazyel');
  await unfoldDetails(wizard);
  await attempt(sendButton(wizard));
  await expectFits(page, DIALOG);
});

story('sheets, menus and tables fit', { tag: '@narrow' }, async ({ page }) => {
  await arriveAtFilters(page, '/kategoriler/otomobil');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: shell.menu }).click();
  await bar.getByRole('dialog').getByText(shell.categories, { exact: true }).click();
  await bar.locator('li > button').first().click();
  await expectFits(page, ':popover-open');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: shell.search.open }).click();
  await expectFits(page, ':popover-open');
  await page.keyboard.press('Escape');
  await page.getByText(`${list.sort}: ${list.orders['ending-soon']}`).click();
  await expectFits(page, 'main');
  await page.getByRole('link', { name: filter.open }).click();
  await page.getByRole('dialog', { name: filter.title }).getByRole('checkbox').first().check();
  await expectFits(page, DIALOG);

  await arrive(page, campaigns.sedan);
  await page.getByText(campaignPage.share.action, { exact: true }).click();
  await expectFits(page, 'main');
  const link = page.getByRole('link', { name: campaignPage.report });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  const report = page.getByRole('dialog', { name: inbox.report.title });
  await report.getByRole('button', { name: inbox.report.send }).click();
  await expectFits(page, DIALOG);

  await arrive(page, '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=12');
  await page.getByText(loans.details).first().click();
  await page
    .getByText(loans.restOfPlan({ count: 6 }))
    .first()
    .click();
  await expectFits(page, 'main');
});

story('a phone cuts off no word of the way to a page', { tag: '@narrow' }, async ({ page }) => {
  for (const address of [campaigns.sedan, '/kategoriler/sertifika-ve-yuksek-lisans']) {
    await page.goto(address);
    const words = page.getByRole('navigation', { name: list.breadcrumbs }).locator('li > a, li > span');
    await expect(words.last()).toBeVisible();
    const cut = await words.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
    expect(cut).toEqual([]);
  }
});
