import { tr } from '@ayrac/phrases/tr/whole.ts';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { authenticatorCode } from '../apps/server/src/features/account/second-factor.ts';
import { findMailedLink } from './mailbox.ts';
import { arrive, comeAlive, type Locator, type Page } from './story.ts';
import type { Visitor } from './visitor.ts';

/** Strong by the rule of registration. */
export const PASSWORD = 'Kiraz-Dali7';

/** The name that a visitor registers under: no other story knows it. */
export function usernameOf(visitor: Visitor): string {
  return visitor.email.replace(/@.*/, '');
}

/** Registers a visitor without a browser, which so remembers nobody. */
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

/** Verifies a member's address by the link of their mail, without a browser. */
export async function verifyMember(visitor: Visitor, baseURL: string | undefined): Promise<void> {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const link = await findMailedLink(api, visitor.email, 'verify-email');
  const token = new URL(link, baseURL).searchParams.get('kod');
  await postPatiently(api, '/api/public/email-verifications', { token, password: PASSWORD });
  await api.dispose();
}

/** Sends a call again while the site has more passwords to hash than it takes at once: what it sheds, it has not begun. */
async function postPatiently(api: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  // As the site's own script would: a browser that is signed in writes from the same origin alone.
  const post = () => api.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  let reply = await post();
  await expect(async () => {
    if (reply.status() === 503) reply = await post();
    expect(reply.status()).not.toBe(503);
  }).toPass();
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return reply;
}

/** Signs a browser in by a call, with a code where there is a second factor: the story is about something else. */
export async function signInByCall(page: Page, username: string, code?: string): Promise<void> {
  const typed = { username, password: PASSWORD, ...(code !== undefined && { code }) };
  await postPatiently(page.request, '/api/Auth_Service/auth/login', typed);
}

/** Registers a visitor, signs their browser in by a call, and opens an address as this member; answers the username. */
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

/** A quarter of an hour passes: the browser has dropped the access token, and its tabs ask for nothing that would bring the next. */
export async function dropAccessToken(...tabs: readonly [Page, ...Page[]]): Promise<void> {
  for (const tab of tabs) await tab.goto('about:blank');
  await tabs[0].context().clearCookies({ name: 'accessToken' });
}

/** Fills in the login and sends it. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  const { usernameOrEmail, password: label } = tr.auth;
  const form = page.getByRole('main');
  await form.getByLabel(usernameOrEmail).fill(username);
  await form.getByLabel(label, { exact: true }).fill(password);
  await form.getByRole('button', { name: tr.login.submit }).click();
}

/** The menu of who is signed in, where the window has it: in the bar, or openly in the side sheet. */
export async function openAccountMenu(page: Page, name: string): Promise<void> {
  // The arrival of the page after the login closes every sheet.
  await page.getByRole('heading', { level: 1, name: tr.login.title }).waitFor({ state: 'detached' });
  const bar = page.getByRole('banner');
  const sheet = bar.getByRole('button', { name: tr.shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  else await bar.getByLabel(tr.account.menu({ name })).click();
  await signOutButton(page).waitFor();
}

/** The button that signs out, where the window shows it. */
export function signOutButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: tr.account.signOut }).filter({ visible: true });
}

/** Signs out by the menu of who is signed in. */
export async function signOut(page: Page, name: string): Promise<void> {
  await openAccountMenu(page, name);
  await signOutButton(page).click();
  await expect(page).toHaveURL('/login');
  // A new document: until script has taken it over, its form is sent without.
  await comeAlive(page);
}

/** The way to the login, which the bar or the side sheet shows to strangers. */
export async function seesStranger(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const sheet = bar.getByRole('button', { name: tr.shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  await bar.getByRole('link', { name: tr.shell.login }).filter({ visible: true }).waitFor();
  if (await sheet.isVisible()) await page.keyboard.press('Escape');
}

/** Turns the second factor on for a member, who verifies their address first; answers the authenticator's secret. */
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

/** Signs a member out everywhere, as they would from another device. */
export async function endSessions(username: string, baseURL: string | undefined): Promise<void> {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  await postPatiently(api, '/api/Auth_Service/auth/login', { username, password: PASSWORD });
  await postPatiently(api, '/api/me/sessions/end-others', {});
  await api.dispose();
}

/** The code that follows the present one: a code is taken once, and the one before it is spent by the setup. */
export function nextCode(secret: string): string {
  return authenticatorCode(secret, new Date(Date.now() + 30_000));
}
