import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const phrases = { tr, en };

/** Every step of the quote from the bar. */
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

/** Presses the quote button of the bar; the first step stands before what it offers is there. */
export async function enterWizard(page: Page, locale: Locale): Promise<void> {
  // The screen before has left its draft.
  await page.evaluate(() => sessionStorage.clear());
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: phrases[locale].shell.quote, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the wizard at its first step. */
export async function openWizard(page: Page, locale: Locale): Promise<void> {
  await enterWizard(page, locale);
  await offers(page).first().waitFor();
}

/** Goes on before anything is chosen. */
async function missInWizard(page: Page, locale: Locale): Promise<void> {
  await openWizard(page, locale);
  const { next, missing } = phrases[locale].wizard;
  await page.getByRole('dialog').getByRole('button', { name: next }).click({ force: true });
  await page.getByText(missing.category).waitFor();
}

/** Picks, and comes back to what was chosen. */
async function returnInWizard(page: Page, locale: Locale): Promise<void> {
  await pickInWizard(page, locale, 3);
  const back = page
    .getByRole('dialog')
    .getByRole('button', { name: phrases[locale].wizard.back, exact: true });
  await back.click();
  await page.locator('dialog button[aria-pressed=true]').waitFor();
}

/** Picks the first of what each step offers, that many times, and waits for what comes then. */
function throughWizard(picks: number) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await pickInWizard(page, locale, picks);
    await page.locator('dialog[open] .skeleton').first().waitFor({ state: 'detached' });
  };
}

/** Picks the first of what each step offers, that many times; the last step may still be on its way. */
export async function pickInWizard(page: Page, locale: Locale, picks: number): Promise<void> {
  const { questions } = phrases[locale].wizard;
  const order = ['sub-category', 'campaign', 'contact'] as const;
  await openWizard(page, locale);
  for (const step of order.slice(0, picks)) {
    const next = page.getByRole('heading', { name: questions[step] });
    // A sub-category may open further before its campaigns come.
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
