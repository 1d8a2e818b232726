import { setTimeout as delay } from 'node:timers/promises';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { authenticatorCode } from '../apps/server/src/features/account/second-factor.ts';
import type { Screen } from './screens.ts';

const phrases = { tr, en };
const START = '/admin/jobs';
const STEP_MS = 30_000;

/** The back office, as its demo's admin sees it; nothing of the public site comes after it. */
export const officeScreens: readonly Screen[] = [
  { name: 'office-jobs', path: '/admin/yok', isOffice: true, act: arriveAsAdmin, isWhole: true },
  { name: 'office-brands', path: '/admin/brands', isOffice: true, act: waitForScreen, isWhole: true },
  { name: 'office-navigation', path: START, isOffice: true, act: changeNavigation },
  { name: 'office-account', path: START, isOffice: true, act: openAccount },
  { name: 'office-palette', path: START, isOffice: true, act: openPalette },
  { name: 'office-palette-typed', path: START, isOffice: true, act: typeInPalette },
  { name: 'office-palette-nothing', path: START, isOffice: true, act: findNothing },
  { name: 'office-failure', path: START, isOffice: true, act: failScreen },
  { name: 'office-maintenance', path: '/admin/yok', isOffice: true, act: waitForMaintenance },
];

let spentStep = 0;

/** A code is taken once: each look has one of its own, and waits until the server would take it. */
async function nextCode(secret: string): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / STEP_MS), spentStep + 1);
  spentStep = step;
  await delay(Math.max(0, (step - 1) * STEP_MS - Date.now()));
  return authenticatorCode(secret, new Date(step * STEP_MS));
}

async function arriveAsAdmin(page: Page): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'ADMIN');
  if (account?.secret == null) throw new Error('The demo has no such account.');
  const { username, password, secret } = account;
  await page.context().clearCookies({ name: /^(?:accessToken|refreshToken|signedIn)$/ });
  const reply = await page.request.post('/api/Auth_Service/auth/login', {
    data: { username, password, code: await nextCode(secret) },
    // As the site's own script would.
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!reply.ok()) throw new Error(`The admin could not sign in: ${reply.status()}`);
  await page.goto(START);
  await waitForScreen(page);
}

async function waitForScreen(page: Page): Promise<void> {
  await page.locator('.office-content h1').waitFor();
}

/** The drawer of a phone; elsewhere the navigation as icons. */
async function changeNavigation(page: Page, locale: Locale): Promise<void> {
  await waitForScreen(page);
  const { navigation } = phrases[locale].frame;
  const open = page.getByRole('button', { name: navigation.open });
  if (await open.isVisible()) {
    await open.click();
    return;
  }
  await page.getByRole('button', { name: navigation.narrow }).click();
  // The screens that follow have it as it was.
  await page.evaluate(() => localStorage.removeItem('officeNavigation'));
}

async function openAccount(page: Page): Promise<void> {
  await waitForScreen(page);
  await page.locator('.office-avatar').click();
}

async function openPalette(page: Page): Promise<void> {
  await waitForScreen(page);
  await page.locator('.office-search').click();
  await page.getByRole('searchbox').waitFor();
}

async function typeInPalette(page: Page): Promise<void> {
  await openPalette(page);
  await page.getByRole('searchbox').fill('s');
}

async function findNothing(page: Page): Promise<void> {
  await openPalette(page);
  await page.getByRole('searchbox').fill('qwx');
}

async function failScreen(page: Page): Promise<void> {
  await page.route('**/office/assets/jobs-*.js', (route) => route.abort());
  await page.reload();
  await waitForScreen(page);
}

async function waitForMaintenance(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: phrases[locale].frame.maintenance.office }).waitFor();
}
