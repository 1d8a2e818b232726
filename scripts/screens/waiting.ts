import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { enterWizard, pickInWizard } from './wizard.ts';

const phrases = { tr, en };

const CATEGORIES = '**/api/Campaign_Service/category';
const CAMPAIGNS = '**/api/public/quote-choices?*';
const CAMPAIGN = '**/api/public/campaigns/*';

/** States in which something is loading or has failed to load. */
export function waitingScreens(list: string): readonly Screen[] {
  return [
    { name: 'page-waiting', path: '/marka/bmw', act: waitForPage },
    { name: 'list-waiting', path: list, act: waitForList },
    { name: 'wizard-waiting', path: '/', act: waitInWizard(0, CATEGORIES) },
    { name: 'wizard-waiting-campaigns', path: '/', act: waitInWizard(2, CAMPAIGNS) },
    { name: 'wizard-waiting-contact', path: '/', act: waitInWizard(3, CAMPAIGN) },
    { name: 'wizard-away', path: '/marka', act: failWizard },
  ];
}

/** Leaves a call unanswered. */
async function hold(page: Page, address: string): Promise<void> {
  await page.route(address, () => undefined);
}

async function waitForPage(page: Page, locale: Locale): Promise<void> {
  await hold(page, '**/marka.data*');
  await page.getByRole('main').getByRole('link', { name: phrases[locale].shell.brands, exact: true }).click();
  // The progress bar appears with a delay.
  await page.waitForFunction(() => {
    const bar = document.querySelector('.pending-bar');
    return bar !== null && getComputedStyle(bar).opacity === '1';
  });
  await page.evaluate(() => scrollTo(0, 0));
}

async function waitForList(page: Page, locale: Locale): Promise<void> {
  const { list } = phrases[locale];
  await hold(page, '**/*.data?*siralama=fiyat*');
  await page.getByText(`${list.sort}: ${list.orders['ending-soon']}`).click();
  await page.getByRole('link', { name: list.orders.price }).click();
  await page.locator('[aria-busy]').first().waitFor();
}

function waitInWizard(picks: number, call: string) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await hold(page, call);
    await (picks === 0 ? enterWizard(page, locale) : pickInWizard(page, locale, picks));
    await page.locator('dialog[open] .skeleton').first().waitFor();
  };
}

async function failWizard(page: Page, locale: Locale): Promise<void> {
  await page.route(CATEGORIES, (route) => route.fulfill({ status: 503, body: '{}' }));
  await enterWizard(page, locale);
  await page.getByText(phrases[locale].errors.page.categoriesNotLoaded).waitFor();
}
