import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../../apps/server/src/features/account/demo/demo-accounts.ts';
import { interestScreens, notificationScreens, openAgain } from './lists.ts';
import type { Screen } from './screen.ts';

const phrases = { tr, en };

/** Screens of signing in and of the account. The last ones stay signed in, so they come after all other screens. */
export function accountScreens(campaign: string): readonly Screen[] {
  return [
    { name: 'login-refused', path: '/login', act: signInWrongly },
    { name: 'login-code', path: '/login', act: (page) => signIn(page, 'ADMIN') },
    { name: 'login-news', path: '/login?durum=uye-olundu' },
    { name: 'login-new-password', path: '/login?durum=sifre-yenilendi' },
    { name: 'login-erased', path: '/login?durum=silindi' },
    { name: 'register-typed', path: '/register', act: typeRegistration },
    { name: 'register-sent', path: '/register', act: registerMember },
    { name: 'forgot-password-sent', path: '/sifremi-unuttum', act: forgetPassword },
    { name: 'reset-password-broken', path: '/sifre-yenile?kod=x', act: resetByBrokenLink },
    { name: 'verify-email-broken', path: '/e-posta-dogrula?kod=x' },
    { name: 'mailed-link-without-code', path: '/sifre-yenile' },
    { name: 'account-menu', path: '/login', act: openAccountMenu },
    { name: 'login-forbidden', path: '/login?donus=%2Fadmin', act: waitForForbidden },
    { name: 'profile', path: '/profile', act: waitForProfile, isWhole: true },
    { name: 'profile-errors', path: '/profile', act: breakProfile },
    { name: 'own-data', path: '/profile/verilerim', act: waitForOwnData, isWhole: true },
    { name: 'own-data-phone', path: '/profile/verilerim', act: confirmPhone, isWhole: true },
    { name: 'own-data-erase', path: '/profile/verilerim', act: beginErasing },
    { name: 'security', path: '/profile/guvenlik', act: waitForSessions, isWhole: true },
    { name: 'security-errors', path: '/profile/guvenlik', act: changeNothing },
    { name: 'security-changed', path: '/profile/guvenlik', act: changePassword },
    { name: 'security-proof', path: '/profile/guvenlik', act: beginFactor },
    { name: 'security-scan', path: '/profile/guvenlik', act: scanSecret },
    { name: 'security-codes', path: '/profile/guvenlik', act: keepCodes },
    ...interestScreens,
    { name: 'member-quote', path: `/kampanyalar/${campaign}/teklif`, act: waitForMember, isWhole: true },
    ...notificationScreens,
  ];
}

async function send(page: Page, username: string, password: string): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.locator('main input[name=username]').fill(username);
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main button[type=submit]').click();
}

async function signInWrongly(page: Page): Promise<void> {
  await send(page, 'ayse.yilmaz', 'Kiraz-Dali7');
  await page.getByRole('alert').waitFor();
}

async function signIn(page: Page, role: 'ADMIN' | 'CUSTOMER'): Promise<void> {
  const account = accountOf(role);
  await send(page, account.username, account.password);
  if (account.secret !== null) await page.locator('main input[name=code]').waitFor();
}

async function waitForForbidden(page: Page, locale: Locale): Promise<void> {
  await page.getByText(phrases[locale].login.forbidden.title).waitFor();
}

async function typeRegistration(page: Page, locale: Locale): Promise<void> {
  await send(page, 'ay', 'kirazdali7');
  await page.getByText(phrases[locale].accountErrors['weak-password']).waitFor();
}

async function registerMember(page: Page, locale: Locale): Promise<void> {
  const { registered } = phrases[locale].auth;
  await page.route('**/api/public/registrations', (route) => route.fulfill({ status: 201, json: {} }), {
    times: 1,
  });
  const form = page.locator('main form');
  await form.locator('input[name=username]').fill('sebnem.igdir');
  await form.locator('input[name=email]').fill('sebnem@example.com');
  await form.locator('input[name=password]').fill('Kiraz-Dali7');
  await form.locator('input[name=passwordConfirmation]').fill('Kiraz-Dali7');
  await form.getByRole('checkbox').first().check();
  await form.locator('button[type=submit]').click();
  await page.getByText(registered).waitFor();
}

async function forgetPassword(page: Page, locale: Locale): Promise<void> {
  await page.locator('main input[name=usernameOrEmail]').fill('sebnem.igdir');
  await page.locator('main form button[type=submit]').click();
  await page.getByText(phrases[locale].newPassword.forgot.sentTitle).waitFor();
}

async function resetByBrokenLink(page: Page): Promise<void> {
  await page.locator('main input[name=password]').fill('Kiraz-Dali7');
  await page.locator('main input[name=passwordConfirmation]').fill('Kiraz-Dali7');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main form').waitFor({ state: 'detached' });
}

async function openAccountMenu(page: Page, locale: Locale): Promise<void> {
  const { account, shell } = phrases[locale];
  await signIn(page, 'CUSTOMER');
  // Waits for the next page, because navigation closes every sheet.
  await page.locator('main input[name=password]').waitFor({ state: 'detached' });
  const bar = page.getByRole('banner');
  const sheet = bar.getByRole('button', { name: shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  else await bar.locator('.account-bar summary').click();
  await bar.getByRole('button', { name: account.signOut }).filter({ visible: true }).waitFor();
}

async function waitForMember(page: Page, locale: Locale): Promise<void> {
  await page.getByText(phrases[locale].quote.emailFixed).waitFor();
}

async function confirmPhone(page: Page, locale: Locale): Promise<void> {
  const permission = { isGiven: true, isConfirmed: false, at: '2026-11-20T09:00:00.000Z' };
  const json = { email: permission, sms: permission, call: null, phone: 'confirmable' };
  await page.route('**/api/me/phone/code', (route) => route.fulfill({ json: { expiresAt: permission.at } }));
  await openAgain(page, '**/api/me/permissions', (route) => route.fulfill({ json }));
  const words = phrases[locale].profile.ownData.permissions.phone;
  await page.getByRole('button', { name: words.send }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  await page.getByText(words.missing.code).waitFor();
}

async function waitForSessions(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('list', { name: phrases[locale].security.sessions.list }).waitFor();
}

async function changeNothing(page: Page, locale: Locale): Promise<void> {
  const { password } = phrases[locale].security;
  await waitForSessions(page, locale);
  await page.getByRole('button', { name: password.submit }).click();
  await page.getByText(password.missing.current).waitFor();
}

/** The response is faked, so that the demo's customer keeps the password. */
async function changePassword(page: Page, locale: Locale): Promise<void> {
  const { password } = phrases[locale].security;
  await waitForSessions(page, locale);
  await page.route('**/api/me/password', (route) => route.fulfill({ json: {} }), { times: 1 });
  const form = page.getByRole('form', { name: password.title });
  await form.getByLabel(password.current, { exact: true }).fill('Kiraz-Dali7');
  await form.getByLabel(password.next, { exact: true }).fill('Kiraz-Dali8');
  await form.getByLabel(password.confirmation, { exact: true }).fill('Kiraz-Dali8');
  await form.getByRole('button', { name: password.submit }).click();
  await page.getByText(password.doneTitle).waitFor();
}

async function beginFactor(page: Page, locale: Locale): Promise<void> {
  const { factor } = phrases[locale].security;
  await page.getByRole('button', { name: factor.begin }).click();
  await page.getByLabel(factor.proof.password, { exact: true }).waitFor();
}

/** The recovery codes are faked as well. */
async function keepCodes(page: Page, locale: Locale): Promise<void> {
  const { factor } = phrases[locale].security;
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m${index}-4wpx`);
  await scanSecret(page, locale);
  await page.route('**/second-factor/confirm', (route) => route.fulfill({ json: { recoveryCodes } }), {
    times: 1,
  });
  await page.getByLabel(factor.scan.code).fill('123456');
  await page.getByRole('button', { name: factor.scan.submit }).click();
  await page.getByRole('list', { name: factor.codes.list }).waitFor();
}

/** Starts the setup without confirming it, so the demo's customer stays without a second factor. */
async function scanSecret(page: Page, locale: Locale): Promise<void> {
  const { factor } = phrases[locale].security;
  await beginFactor(page, locale);
  await page.getByLabel(factor.proof.password, { exact: true }).fill(accountOf('CUSTOMER').password);
  await page.getByRole('button', { name: factor.proof.goOn }).click();
  await page.getByRole('img', { name: factor.scan.picture }).waitFor();
}

function accountOf(role: 'ADMIN' | 'CUSTOMER') {
  const account = demoAccounts.find((one) => one.role === role);
  if (account === undefined) throw new Error('The demo has no such account.');
  return account;
}

async function waitForProfile(page: Page): Promise<void> {
  await page.locator('#profile-name').waitFor();
}

async function breakProfile(page: Page): Promise<void> {
  await waitForProfile(page);
  await page.locator('#profile-phoneNumber').fill('512');
  await page.locator('#profile-birthday').fill('2040-01-01');
  await page.locator('.profile-form button[type=submit]').click();
  await page.locator('.form-summary').waitFor();
}

async function waitForOwnData(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('table', { name: phrases[locale].profile.ownData.held.caption }).waitFor();
}

async function beginErasing(page: Page, locale: Locale): Promise<void> {
  await waitForOwnData(page, locale);
  const { erase } = phrases[locale].profile.ownData;
  await page.getByRole('button', { name: erase.begin }).click();
  await page.getByRole('heading', { name: erase.formTitle }).waitFor();
}
