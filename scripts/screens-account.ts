import type { Locale } from '@ayrac/domain/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import type { Screen } from './screens.ts';

const phrases = { tr, en };

/** Signing in and what belongs to it; the last of them stay signed in, so they come after everything else. */
export function accountScreens(): readonly Screen[] {
  return [
    { name: 'login-refused', path: '/login', act: signInWrongly },
    { name: 'login-code', path: '/login', act: (page) => signIn(page, 'ADMIN') },
    { name: 'login-news', path: '/login?durum=uye-olundu' },
    { name: 'register', path: '/register' },
    { name: 'register-typed', path: '/register', act: typeRegistration },
    { name: 'forgot-password', path: '/sifremi-unuttum' },
    { name: 'reset-password', path: '/sifre-yenile?kod=x' },
    { name: 'verify-email', path: '/e-posta-dogrula?kod=x' },
    { name: 'mailed-link-without-code', path: '/sifre-yenile' },
    { name: 'account-menu', path: '/login', act: openAccountMenu },
    { name: 'login-forbidden', path: '/login?donus=%2Fadmin', act: waitForForbidden },
    { name: 'profile', path: '/profile', act: waitForProfile },
    { name: 'profile-errors', path: '/profile', act: breakProfile },
    { name: 'own-data', path: '/profile/verilerim', act: waitForOwnData },
    { name: 'own-data-erase', path: '/profile/verilerim', act: beginErasing },
    { name: 'security', path: '/profile/guvenlik', act: waitForSessions },
    { name: 'security-errors', path: '/profile/guvenlik', act: changeNothing },
    { name: 'security-scan', path: '/profile/guvenlik', act: scanSecret },
    { name: 'my-campaigns', path: '/my-campaigns', act: waitForInterests },
    { name: 'my-campaigns-withdraw', path: '/my-campaigns', act: askToWithdraw },
    { name: 'notifications', path: '/profile/bildirimler', act: waitForNotifications },
    { name: 'notifications-waiting', path: '/profile/bildirimler', act: holdNotifications },
    { name: 'notifications-empty', path: '/profile/bildirimler', act: emptyNotifications },
    { name: 'notifications-away', path: '/profile/bildirimler', act: failNotifications },
    { name: 'request-link-broken', path: '/talep?kod=x' },
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
  await page.getByText(phrases[locale].auth.forbidden.title).waitFor();
}

async function typeRegistration(page: Page, locale: Locale): Promise<void> {
  await send(page, 'ay', 'kirazdali7');
  await page.getByText(phrases[locale].errors.fields['weak-password']).waitFor();
}

async function openAccountMenu(page: Page, locale: Locale): Promise<void> {
  const { account, shell } = phrases[locale];
  await signIn(page, 'CUSTOMER');
  // Once the next page is there: its arrival closes every sheet.
  await page.locator('main input[name=password]').waitFor({ state: 'detached' });
  const bar = page.getByRole('banner');
  const sheet = bar.getByRole('button', { name: shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  else await bar.locator('.account-bar summary').click();
  await bar.getByRole('button', { name: account.signOut }).filter({ visible: true }).waitFor();
}

async function waitForNotifications(page: Page): Promise<void> {
  await page.locator('main li.notification').first().waitFor();
}

const NOTIFICATIONS = '**/api/me/notifications';

async function holdNotifications(page: Page): Promise<void> {
  await page.route(NOTIFICATIONS, () => undefined, { times: 1 });
  await page.reload();
  await page.locator('main .skeleton').first().waitFor();
}

async function emptyNotifications(page: Page, locale: Locale): Promise<void> {
  const nothing = { notifications: [], unread: 0 };
  await page.route(NOTIFICATIONS, (route) => route.fulfill({ json: nothing }), { times: 1 });
  await page.reload();
  await page.getByText(phrases[locale].request.notifications.empty).waitFor();
}

async function failNotifications(page: Page, locale: Locale): Promise<void> {
  await page.route(NOTIFICATIONS, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.reload();
  await page.getByText(phrases[locale].request.notifications.failed).waitFor();
  await page.unroute(NOTIFICATIONS);
}

async function waitForInterests(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('region', { name: phrases[locale].request.list.requests }).waitFor();
}

async function askToWithdraw(page: Page, locale: Locale): Promise<void> {
  await page.locator('#requests').waitFor();
  const { withdraw } = phrases[locale].request;
  await page.getByRole('button', { name: withdraw }).first().click();
  await page.getByRole('dialog').waitFor();
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

/** The setup is begun and never confirmed: the demo's customer goes on without a second factor. */
async function scanSecret(page: Page, locale: Locale): Promise<void> {
  const { factor } = phrases[locale].security;
  await page.getByRole('button', { name: factor.begin }).click();
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
