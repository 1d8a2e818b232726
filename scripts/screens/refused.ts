import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { pickInWizard } from './wizard.ts';

const phrases = { tr, en };

const LOAN = '/kredi-hesaplama?tur=';

/** Forms with missing answers, and forms that were sent. */
export function refusedScreens(campaign: string): readonly Screen[] {
  const quote = `/kampanyalar/${campaign}/teklif`;
  return [
    { name: 'quote-errors', path: quote, act: sendEmptyQuote },
    { name: 'quote-sent', path: quote, act: sendQuote },
    { name: 'quote-requested', path: quote, act: askTwice },
    { name: 'quote-failed', path: quote, act: failQuote },
    { name: 'quote-dialog-sent', path: `/kampanyalar/${campaign}`, act: sendQuoteDialog },
    { name: 'quote-dialog-invitation', path: `/kampanyalar/${campaign}`, act: waitForInvitation },
    { name: 'campaign-asked', path: `/kampanyalar/${campaign}`, act: declineInvitation },
    { name: 'wizard-contact-errors', path: '/', act: sendEmptyContact },
    { name: 'loans-errors', path: '/kredi-hesaplama', act: calculateNothing },
    { name: 'loans-no-bank', path: `${LOAN}ihtiyac&tutar=10000000&vade=36` },
    { name: 'loans-above-limit', path: `${LOAN}tasit&tutar=900000&vade=48&deger=1000000` },
    { name: 'loans-excluded', path: `${LOAN}tasit&tutar=450000&vade=48` },
  ];
}

async function sendEmptyQuote(page: Page, locale: Locale): Promise<void> {
  await send(page.locator('main form'), locale);
}

const SUBMISSION = '**/form-submission/anonymous';

/** The response is faked, because a second capture would send the same request again and be refused. */
async function sendQuote(page: Page, locale: Locale): Promise<void> {
  const { offer } = phrases[locale];
  await page.route(SUBMISSION, (route) => route.fulfill({ status: 201, json: {} }), { times: 1 });
  await fillAndSend(page.locator('main form'), locale);
  await page.getByRole('heading', { name: offer.sentTitle }).waitFor();
}

async function askTwice(page: Page, locale: Locale): Promise<void> {
  const { quote, quoteOutcome } = phrases[locale];
  const duplicate = { status: 409, code: 'duplicate-quote', error: quote.refused.duplicate };
  await page.route(SUBMISSION, (route) => route.fulfill({ status: 409, json: duplicate }), { times: 1 });
  await fillAndSend(page.locator('main form'), locale);
  await page.getByText(quoteOutcome.requestedTitle).first().waitFor();
}

async function failQuote(page: Page, locale: Locale): Promise<void> {
  const { quote } = phrases[locale];
  await page.route(SUBMISSION, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await fillAndSend(page.locator('main form'), locale);
  await page.getByText(quote.refused.failure).first().waitFor();
}

async function sendQuoteDialog(page: Page, locale: Locale): Promise<void> {
  const { offer } = phrases[locale];
  await page.route(SUBMISSION, (route) => route.fulfill({ status: 201, json: {} }), { times: 1 });
  await page.getByRole('main').getByRole('link', { name: offer.action, exact: true }).first().click();
  await fillAndSend(page.getByRole('dialog'), locale);
  await page.getByRole('dialog', { name: offer.sentTitle }).waitFor();
}

/** The success message closes by itself; then guests are invited to register. */
async function waitForInvitation(page: Page, locale: Locale): Promise<void> {
  await sendQuoteDialog(page, locale);
  await page.getByRole('dialog', { name: phrases[locale].quoteOutcome.registerTitle }).waitFor();
}

async function declineInvitation(page: Page, locale: Locale): Promise<void> {
  const { offer, quoteOutcome } = phrases[locale];
  await waitForInvitation(page, locale);
  await page.getByRole('button', { name: quoteOutcome.notNow }).click();
  await page.getByRole('main').getByRole('link', { name: offer.requested }).first().waitFor();
}

async function fillAndSend(form: Locator, locale: Locale): Promise<void> {
  const { quote } = phrases[locale];
  await form.getByLabel(quote.name, { exact: true }).fill('Şebnem');
  await form.getByLabel(quote.surname).fill('Iğdır');
  await form.getByLabel(quote.email, { exact: true }).fill('sebnem@example.com');
  await form.getByLabel(quote.phone).fill('5321234567');
  await form.getByLabel(quote.city, { exact: true }).selectOption('Ankara');
  await form.getByLabel(quote.town).selectOption('Çankaya');
  await form.getByRole('checkbox', { name: `${quote.noticeLink} ${quote.noticeRead}` }).check();
  await form.getByRole('button', { name: quote.send }).click();
}

async function sendEmptyContact(page: Page, locale: Locale): Promise<void> {
  await pickInWizard(page, locale, 3);
  await page.locator('dialog[open] .skeleton').first().waitFor({ state: 'detached' });
  await send(page.getByRole('dialog'), locale);
}

async function send(form: Locator, locale: Locale): Promise<void> {
  const { quote } = phrases[locale];
  // The button has aria-disabled, so the click is forced; it shows what is missing.
  await form.getByRole('button', { name: quote.send }).click({ force: true });
  await form.getByText(quote.missing.name).first().waitFor();
}

async function calculateNothing(page: Page, locale: Locale): Promise<void> {
  const { loans } = phrases[locale];
  await page.locator('main').getByRole('button', { name: loans.calculate }).click({ force: true });
  await page.getByText(loans.amountMissing).waitFor();
}
