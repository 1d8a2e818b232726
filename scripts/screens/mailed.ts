import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import { mailedLink } from '../../e2e/mailbox.ts';
import { PASSWORD, registerMember } from '../../e2e/member.ts';
import { newVisitor } from '../../e2e/visitor.ts';
import type { Screen } from './screen.ts';

const phrases = { tr, en };

/** The newsletter, and the pages behind mailed links. Each capture has its own readers and requests. */
export function mailedScreens(campaign: string): readonly Screen[] {
  return [
    { name: 'newsletter-errors', path: '/bulten', act: subscribeNobody },
    { name: 'newsletter-sent', path: '/bulten', act: subscribe },
    { name: 'newsletter-confirm-broken', path: '/bulten/onay?kod=x', act: confirmBroken },
    { name: 'newsletter-confirmed', path: '/bulten', act: confirm },
    { name: 'newsletter-preferences', path: '/bulten', act: openPreferences, isWhole: true },
    { name: 'newsletter-saved', path: '/bulten', act: savePreferences, isWhole: true },
    { name: 'newsletter-left', path: '/bulten', act: leave },
    { name: 'newsletter-link-broken', path: '/bulten/tercihler?kod=x' },
    { name: 'request-link', path: `/kampanyalar/${campaign}`, act: openRequest, isWhole: true },
    { name: 'request-link-withdrawn', path: `/kampanyalar/${campaign}`, act: withdrawRequest, isWhole: true },
    { name: 'verify-email', path: '/e-posta-dogrula', act: openVerification },
    { name: 'verify-email-errors', path: '/e-posta-dogrula', act: verifyByNoPassword },
    { name: 'verify-email-done', path: '/e-posta-dogrula', act: verifyEmail },
    { name: 'verify-email-not-me', path: '/e-posta-dogrula', act: unfoldDecline },
    { name: 'verify-email-deleted', path: '/e-posta-dogrula', act: decline },
  ];
}

/** Opens an address from a mail on this site. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

async function subscribeNobody(page: Page, locale: Locale): Promise<void> {
  const { newsletter } = phrases[locale];
  await page.getByRole('main').getByRole('button', { name: newsletter.submit }).click();
  await page.getByText(newsletter.missingEmail).first().waitFor();
}

async function subscribe(page: Page, locale: Locale): Promise<void> {
  await subscribeReader(page, locale);
}

/** Subscribes a new reader and returns the e-mail address. */
async function subscribeReader(page: Page, locale: Locale): Promise<string> {
  const { newsletter } = phrases[locale];
  const { email } = newVisitor();
  const main = page.getByRole('main');
  await main.getByLabel(newsletter.email, { exact: true }).fill(email);
  await main.getByRole('button', { name: newsletter.submit }).click();
  await main.getByText(newsletter.sentTitle).waitFor();
  return email;
}

async function confirmBroken(page: Page, locale: Locale): Promise<void> {
  const { badLink } = phrases[locale].newsletter;
  await press(page, phrases[locale].newsletter.confirm.submit);
  await page.getByText(badLink.broken).waitFor();
}

async function confirm(page: Page, locale: Locale): Promise<void> {
  const words = phrases[locale].newsletter.confirm;
  const email = await subscribeReader(page, locale);
  await follow(page, await mailedLink(page, email, 'newsletter-confirm'));
  await press(page, words.submit);
  await page.getByText(words.doneTitle).waitFor();
}

async function openPreferences(page: Page, locale: Locale): Promise<void> {
  const { confirm: words, preferences } = phrases[locale].newsletter;
  await confirm(page, locale);
  await page.getByRole('main').getByRole('link', { name: words.choose }).click();
  await page.getByRole('heading', { name: preferences.title }).waitFor();
}

async function savePreferences(page: Page, locale: Locale): Promise<void> {
  const { preferences } = phrases[locale].newsletter;
  await openPreferences(page, locale);
  await page.getByRole('group', { name: preferences.topics }).getByRole('checkbox').nth(1).check();
  await press(page, preferences.save);
  await page.getByText(preferences.saved).waitFor();
}

async function leave(page: Page, locale: Locale): Promise<void> {
  const { preferences } = phrases[locale].newsletter;
  await openPreferences(page, locale);
  await press(page, preferences.unsubscribe);
  await page.getByText(preferences.endedTitle).waitFor();
}

/** Sends a quote request as the form would, and opens the link of its mail. */
async function openRequest(page: Page, locale: Locale): Promise<void> {
  const { name, surname, email, phone: phoneNumber, city, town } = newVisitor();
  const { origin, pathname } = new URL(page.url());
  const found = await page.request.get(`${origin}/api/public/campaigns/${pathname.split('/').at(-1)}`);
  const { campaign } = await found.json();
  await page.request.post(`${origin}/api/Campaign_Service/public/form-submission/anonymous`, {
    headers: { 'sec-fetch-site': 'same-origin', 'accept-language': locale },
    data: {
      ...{ name, surname, email, phoneNumber, city, town, campaignId: campaign.id, kvkkConsent: true },
      marketing: { email: true, sms: true, call: false },
    },
  });
  const link = await mailedLink(page, email, 'request-received');
  const address = locale === 'en' && !link.startsWith('/en/') ? `/en${link}` : link;
  await follow(page, address);
  await page.getByRole('heading', { name: phrases[locale].request.link.title }).waitFor();
}

async function withdrawRequest(page: Page, locale: Locale): Promise<void> {
  const { request } = phrases[locale];
  await openRequest(page, locale);
  await press(page, request.withdraw);
  await page.getByText(request.meaning.withdrawn).waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
}

/** Registers a visitor and opens the link of the mail, in the language of the capture. */
async function openVerification(page: Page, locale: Locale): Promise<void> {
  const visitor = newVisitor();
  await registerMember(visitor, new URL(page.url()).origin);
  const link = await mailedLink(page, visitor.email, 'verify-email');
  await follow(page, locale === 'en' ? `/en${link}` : link);
}

async function verifyByNoPassword(page: Page, locale: Locale): Promise<void> {
  await openVerification(page, locale);
  await press(page, phrases[locale].verifyEmail.submit);
  await page.getByText(phrases[locale].auth.missing.password, { exact: true }).waitFor();
}

async function verifyEmail(page: Page, locale: Locale): Promise<void> {
  const verify = phrases[locale].verifyEmail;
  await openVerification(page, locale);
  await page.getByLabel(verify.password, { exact: true }).fill(PASSWORD);
  await press(page, verify.submit);
  await page.getByText(verify.doneTitle).waitFor();
}

async function unfoldDecline(page: Page, locale: Locale): Promise<void> {
  const { decline } = phrases[locale].verifyEmail;
  await openVerification(page, locale);
  await page.getByRole('main').getByText(decline.open, { exact: true }).click();
  await page.getByText(decline.text).waitFor();
}

async function decline(page: Page, locale: Locale): Promise<void> {
  const { submit, doneTitle } = phrases[locale].verifyEmail.decline;
  await unfoldDecline(page, locale);
  await press(page, submit);
  await page.getByText(doneTitle).waitFor();
}
