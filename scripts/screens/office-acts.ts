import { setTimeout as delay } from 'node:timers/promises';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../../apps/server/src/features/account/demo/demo-accounts.ts';
import { authenticatorCode } from '../../apps/server/src/features/account/second-factor.ts';

const phrases = { tr, en };
const STEP_MS = 30_000;
/** Screen from which other screens are reached. */
export const START = '/admin/jobs';

let spentStep = 0;

/** Returns an unused authenticator code, since each is accepted once. Waits until the server accepts it. */
async function nextCode(secret: string): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / STEP_MS), spentStep + 1);
  spentStep = step;
  await delay(Math.max(0, (step - 1) * STEP_MS - Date.now()));
  return authenticatorCode(secret, new Date(step * STEP_MS));
}

export async function openInvitation(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: phrases[locale].users.add }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openPerson(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: phrases[locale].person.parts.history.title }).waitFor();
}

export async function openEntry(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('complementary').waitFor();
}

let lastSignIn: Promise<unknown> = Promise.resolve();

export async function arriveAsAdmin(page: Page): Promise<void> {
  // Several looks sign in side by side. The server refuses a code older than the last one, so they take turns.
  const signIn = lastSignIn.catch(() => undefined).then(() => signInAsAdmin(page));
  lastSignIn = signIn;
  await signIn;
  await page.goto(START);
  await waitForScreen(page);
}

async function signInAsAdmin(page: Page): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'ADMIN');
  if (account?.secret == null) throw new Error('The demo has no such account.');
  const { username, password, secret } = account;
  await page.context().clearCookies({ name: /^(?:accessToken|refreshToken|signedIn)$/ });
  const reply = await page.request.post('/api/Auth_Service/auth/login', {
    data: { username, password, code: await nextCode(secret) },
    // The header that the site's own script would send.
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!reply.ok()) throw new Error(`The admin could not sign in: ${reply.status()}`);
}

export async function waitForScreen(page: Page): Promise<void> {
  await page.locator('.office-content h1').waitFor();
  await page.locator('.office-content .skeleton').first().waitFor({ state: 'detached' });
}

/** Sends a report about a campaign and opens its thread. */
export async function openThread(page: Page): Promise<void> {
  const [{ id: campaignId }] = await (await page.request.get('/api/Campaign_Service/campaign')).json();
  const report = { campaignId, reason: 'wrong-price', text: 'Sitede 120.000 TL yazıyor.', tookMs: 9_000 };
  const data = { ...report, email: 'ada@ornek.example' };
  await page.request.post('/api/public/reports', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  await page.reload();
  await page.locator('tbody tr a').first().click();
  await page.locator('.inbox-write').waitFor();
}

export async function waitForGalleries(page: Page): Promise<void> {
  await page.locator('.galleries li').first().waitFor();
}

export async function waitForPictures(page: Page): Promise<void> {
  await page.locator('.picture-grid li').first().waitFor();
}

const GALLERIES = '/api/admin/galleries';

/** Opens a campaign's gallery with `count` pictures, taken from other galleries of the demo. */
export function openGallery(count: number) {
  return async (page: Page): Promise<void> => {
    await waitForGalleries(page);
    const { items } = await (await page.request.get(GALLERIES)).json();
    const { campaign, version } = items[count];
    const others: readonly { pictures: readonly Readonly<Record<string, unknown>>[] }[] = items.slice(10);
    const all = others.flatMap(({ pictures }) => pictures).slice(0, count);
    const pictures = all.map(({ hash, hashEn, alt, altEn }, place) => ({
      ...{ hash, hashEn },
      ...(place === 1 ? { alt: '', altEn: '' } : { alt, altEn }),
    }));
    await page.request.patch(`${GALLERIES}/${campaign.id}`, {
      data: { version, pictures },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await page.goto(`/admin/campaign-images?open=${campaign.id}`);
    await page.locator('.gallery-editor').waitFor();
  };
}

/** Opens a synonym next to its list, with a preview of its effect. */
export async function openEffect(page: Page): Promise<void> {
  await openFirstRecord(page);
  await page.locator('.effect-sides').waitFor();
}

/** Opens the first record of a list in its panel. */
export async function openFirstRecord(page: Page): Promise<void> {
  await waitForRows(page);
  await page.locator('.office-content tbody a').first().click();
  await page.locator('.record dl, .record form').first().waitFor();
}

export async function openHours(page: Page): Promise<void> {
  await waitForRows(page);
  await page.locator('.office-content tbody a').first().click();
  await page.locator('.record form').waitFor();
}

/** Selects the first row of a list, which shows the bulk actions. */
export async function chooseRows(page: Page, locale: Locale): Promise<void> {
  await waitForRows(page);
  await page.locator('.office-content tbody [type=checkbox]').first().check();
  await page.getByRole('button', { name: phrases[locale].resource.clearChosen }).waitFor();
}

/** Opens a list's filter by days, with the calendar of one limit. */
export async function openCalendar(page: Page, locale: Locale): Promise<void> {
  await openListFilters(page);
  const { resource, campaigns } = phrases[locale];
  await page.locator('.list-range summary').filter({ hasText: campaigns.fields.endAt.label }).click();
  await page.getByLabel(resource.ends.days.from).fill('2026-11-20');
  await page.getByRole('button', { name: resource.calendar.open }).first().click();
  await page.getByRole('application').locator(':focus').waitFor();
}

/** Opens the filters of a list; on a phone they are behind a button. */
export async function openListFilters(page: Page): Promise<void> {
  await waitForRows(page);
  const button = page.locator('.list-filters-button');
  if (await button.isVisible()) await button.click();
}

export async function openTextPage(page: Page): Promise<void> {
  await page.locator('.texts .screen-tabs').waitFor();
  await page.waitForLoadState('networkidle');
}

export async function waitForNothing(page: Page): Promise<void> {
  await page.locator('.empty').waitFor();
}

export async function waitForRows(page: Page): Promise<void> {
  await page.locator('.office-content tbody tr').first().waitFor();
}

/** Opens the navigation drawer on a phone; elsewhere collapses the navigation to icons. */
export async function changeNavigation(page: Page, locale: Locale): Promise<void> {
  await waitForScreen(page);
  const { navigation } = phrases[locale].frame;
  const open = page.getByRole('button', { name: navigation.open });
  if (await open.isVisible()) {
    await open.click();
    return;
  }
  await page.getByRole('button', { name: navigation.narrow }).click();
  // Restores the navigation for the screens that follow.
  await page.evaluate(() => localStorage.removeItem('officeNavigation'));
}

export async function openAccount(page: Page): Promise<void> {
  await waitForScreen(page);
  await page.locator('.office-avatar').click();
}

export async function openPalette(page: Page): Promise<void> {
  await waitForScreen(page);
  await page.locator('.office-search').click();
  await page.getByRole('searchbox').waitFor();
}

export async function typeInPalette(page: Page): Promise<void> {
  await openPalette(page);
  await page.getByRole('searchbox').fill('s');
}

export async function findNothing(page: Page): Promise<void> {
  await openPalette(page);
  await page.getByRole('searchbox').fill('qwx');
}

export async function failScreen(page: Page): Promise<void> {
  await page.route('**/office/assets/jobs-*.js', (route) => route.abort());
  await page.reload();
  await waitForScreen(page);
}

export async function waitForMaintenance(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: phrases[locale].frame.maintenance.office }).waitFor();
}

export async function waitForDrafts(page: Page): Promise<void> {
  await page.locator('.begun, .begun-empty').waitFor();
}

/** Makes a call with the headers of the site's own script. */
export async function sameOrigin(page: Page, method: string, path: string, data: object) {
  const reply = await page.request.fetch(path, {
    method,
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return reply.json();
}
