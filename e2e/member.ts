import { tr } from '@ayrac/phrases/tr/whole.ts';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { authenticatorCode } from '../apps/server/src/features/account/second-factor.ts';
import { findMailedLink } from './mailbox.ts';
import { arrive, comeAlive, type Locator, type Page } from './story.ts';
import type { Visitor } from './visitor.ts';

/** Strong enough for the rules of registration. */
export const PASSWORD = 'Kiraz-Dali7';

/** Returns the visitor's username, which no other story uses. */
export function usernameOf(visitor: Visitor): string {
  return visitor.email.replace(/@.*/, '');
}

/** Registers a visitor without a browser, so no browser is remembered. */
export async function registerMember(visitor: Visitor, baseURL: string | undefined): Promise<string> {
  const api: APIRequestContext = await request.newContext({ baseURL: baseURL ?? '' });
  const username = usernameOf(visitor);
  await postPatiently(api, '/api/public/registrations', {
    username,
    email: visitor.email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    kvkkConsent: true,
  });
  await api.dispose();
  return username;
}

/** Verifies a member's address by the mailed link, without a browser. */
export async function verifyMember(visitor: Visitor, baseURL: string | undefined): Promise<void> {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const link = await findMailedLink(api, visitor.email, 'verify-email');
  const token = new URL(link, baseURL).searchParams.get('kod');
  await postPatiently(api, '/api/public/email-verifications', { token, password: PASSWORD });
  await api.dispose();
}

/** Posts, and retries on 503 while the site has too many passwords to hash. A refused request has had no effect. */
async function postPatiently(api: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  // The header of the site's own script: with a session cookie, writes must be same-origin.
  const post = () => api.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  let reply = await post();
  await expect(async () => {
    if (reply.status() === 503) reply = await post();
    expect(reply.status()).not.toBe(503);
  }).toPass();
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return reply;
}

/**
 * Signs a browser in by a call, for stories about something else. `code` is needed if the account has a second factor.
 */
export async function signInByCall(
  page: Pick<Page, 'request'>,
  username: string,
  code?: string,
): Promise<void> {
  const typed = { username, password: PASSWORD, ...(code !== undefined && { code }) };
  await postPatiently(page.request, '/api/Auth_Service/auth/login', typed);
}

/** Registers a visitor, signs the browser in by a call, and opens an address. Returns the username. */
export async function arriveAsMember(
  page: Page,
  visitor: Visitor,
  baseURL: string | undefined,
  address: string,
): Promise<string> {
  const username = await registerMember(visitor, baseURL);
  await signInByCall(page, username);
  await arrive(page, address);
  return username;
}

/**
 * Simulates a quarter of an hour passing: the browser drops the access token. The tabs show blank pages, so that none
 * of them requests a new one.
 */
export async function dropAccessToken(...tabs: readonly [Page, ...Page[]]): Promise<void> {
  for (const tab of tabs) await tab.goto('about:blank');
  await tabs[0].context().clearCookies({ name: 'accessToken' });
}

/** Fills in the login form and submits it. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  const { usernameOrEmail, password: label } = tr.auth;
  const form = page.getByRole('main');
  await form.getByLabel(usernameOrEmail).fill(username);
  await form.getByLabel(label, { exact: true }).fill(password);
  await form.getByRole('button', { name: tr.login.submit }).click();
}

/** Opens the account menu: in the header bar, or in the side sheet of a narrow viewport. */
export async function openAccountMenu(page: Page, name: string): Promise<void> {
  // Waits for the next page, because its arrival closes every sheet.
  await page.getByRole('heading', { level: 1, name: tr.login.title }).waitFor({ state: 'detached' });
  const bar = page.getByRole('banner');
  const sheet = bar.getByRole('button', { name: tr.shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  else await bar.getByLabel(tr.account.menu({ name })).click();
  await signOutButton(page).waitFor();
}

/** The visible sign-out button. */
export function signOutButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: tr.account.signOut }).filter({ visible: true });
}

/** Signs out by the account menu. */
export async function signOut(page: Page, name: string): Promise<void> {
  await openAccountMenu(page, name);
  await signOutButton(page).click();
  await expect(page).toHaveURL('/login');
  // Waits for hydration of the new document; until then its form is sent without script.
  await comeAlive(page);
}

/** Expects the login link, which the bar or the side sheet shows to anonymous visitors. */
export async function seesStranger(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const sheet = bar.getByRole('button', { name: tr.shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  await bar.getByRole('link', { name: tr.shell.login }).filter({ visible: true }).waitFor();
  if (await sheet.isVisible()) await page.keyboard.press('Escape');
}

/** Verifies a member's address and enables the second factor. Returns the authenticator's secret. */
export async function giveSecondFactor(visitor: Visitor, baseURL: string | undefined): Promise<string> {
  await verifyMember(visitor, baseURL);
  const username = usernameOf(visitor);
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const post = async (path: string, data: object) => (await postPatiently(api, path, data)).json();
  await post('/api/Auth_Service/auth/login', { username, password: PASSWORD });
  const { secret } = await post('/api/me/second-factor/setup', { password: PASSWORD });
  await post('/api/me/second-factor/confirm', { code: authenticatorCode(secret, new Date()) });
  await api.dispose();
  return secret;
}

/** Signs a member out everywhere, as from another device. */
export async function endSessions(username: string, baseURL: string | undefined): Promise<void> {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  await postPatiently(api, '/api/Auth_Service/auth/login', { username, password: PASSWORD });
  await postPatiently(api, '/api/me/sessions/end-others', {});
  await api.dispose();
}

/**
 * Returns the authenticator code of the next period. Each code is accepted once, and the setup has used the current
 * one.
 */
export function nextCode(secret: string): string {
  return authenticatorCode(secret, new Date(Date.now() + 30_000));
}
