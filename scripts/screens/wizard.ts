import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const phrases = { tr, en };

/** Every step of the quote wizard, opened from the header bar. */
export function wizardScreens(): readonly Screen[] {
  return [
    { name: 'wizard', path: '/', act: openWizard },
    { name: 'wizard-missing', path: '/', act: missInWizard },
    { name: 'wizard-chosen', path: '/', act: returnInWizard },
    { name: 'wizard-subcategory', path: '/', act: throughWizard(1) },
    { name: 'wizard-campaign', path: '/', act: throughWizard(2) },
    { name: 'wizard-contact', path: '/', act: throughWizard(3) },
    { name: 'wizard-details', path: '/', act: unfoldInWizard },
  ];
}

/** Presses the quote button of the bar. The first step appears before its choices are loaded. */
export async function enterWizard(page: Page, locale: Locale): Promise<void> {
  // Removes the draft of the previous screen.
  await page.evaluate(() => sessionStorage.clear());
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: phrases[locale].shell.quote, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the wizard at its first step. */
async function openWizard(page: Page, locale: Locale): Promise<void> {
  await enterWizard(page, locale);
  await offers(page).first().waitFor();
}

/** Continues without a choice. */
async function missInWizard(page: Page, locale: Locale): Promise<void> {
  await openWizard(page, locale);
  const { next, missing } = phrases[locale].wizard;
  await page.getByRole('dialog').getByRole('button', { name: next }).click({ force: true });
  await page.getByText(missing.category).waitFor();
}

/** Makes choices and goes back to a step with one. */
async function returnInWizard(page: Page, locale: Locale): Promise<void> {
  await pickInWizard(page, locale, 3);
  const back = page
    .getByRole('dialog')
    .getByRole('button', { name: phrases[locale].wizard.back, exact: true });
  await back.click();
  await page.locator('dialog button[aria-pressed=true]').waitFor();
}

/** Takes the first choice of this many steps and waits for the next step to load. */
function throughWizard(picks: number) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await pickInWizard(page, locale, picks);
    await page.locator('dialog[open] .skeleton').first().waitFor({ state: 'detached' });
  };
}

/** Takes the first choice of this many steps. The next step may still be loading. */
export async function pickInWizard(page: Page, locale: Locale, picks: number): Promise<void> {
  const { questions } = phrases[locale].wizard;
  const order = ['sub-category', 'campaign', 'contact'] as const;
  await openWizard(page, locale);
  for (const step of order.slice(0, picks)) {
    const next = page.getByRole('heading', { name: questions[step] });
    // A sub-category may have further levels before its campaigns.
    while (!(await next.isVisible())) {
      await offers(page).first().click();
      await page.waitForFunction(
        () =>
          document.querySelector('dialog .skeleton') !== null ||
          document.querySelector('dialog:is([aria-busy], :has([aria-busy]))') === null,
      );
    }
  }
}

async function unfoldInWizard(page: Page, locale: Locale): Promise<void> {
  await throughWizard(3)(page, locale);
  const { picturesAndDetails, details } = phrases[locale].wizard;
  const dialog = page.getByRole('dialog');
  await dialog.getByText(picturesAndDetails).or(dialog.getByText(details)).click();
}

function offers(page: Page) {
  return page.getByRole('dialog').locator('button[aria-pressed]');
}
