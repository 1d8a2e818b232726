import { setTimeout as delay } from 'node:timers/promises';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { authenticatorCode } from '../apps/server/src/features/account/second-factor.ts';

const phrases = { tr, en };
const STEP_MS = 30_000;
/** Screen from which other screens are reached. */
export const START = '/admin/jobs';

let spentStep = 0;
/** Number of requests made so far. One person may ask only once per campaign, so each uses the next campaign. */
let asked = 0;

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

export async function arriveAsAdmin(page: Page): Promise<void> {
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
  await page.goto(START);
  await waitForScreen(page);
}

export async function waitForScreen(page: Page): Promise<void> {
  await page.locator('.office-content h1').waitFor();
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

const headers = { 'sec-fetch-site': 'same-origin' };

/** Sends a quote request and returns the id of its lead. */
async function ask(page: Page, whole: string, values: object = {}): Promise<string> {
  const campaigns = await (await page.request.get('/api/Campaign_Service/campaign')).json();
  const [name, surname] = whole.split(' ');
  const place = asked++;
  const data = {
    ...{ name, surname, email: `pano${Date.now()}-${place}@ornek.example` },
    phoneNumber: `53${String(Date.now()).slice(-7)}${place % 10}`,
    ...{ country: 'Türkiye', city: 'İzmir', town: 'Bornova', kvkkConsent: true },
    campaignId: campaigns[place].id,
    ...values,
  };
  const path = '/api/Campaign_Service/public/form-submission/anonymous';
  return (await (await page.request.post(path, { data, headers })).json()).relationId;
}

/**
 * Sends requests that look like a robot's, and one from a person who filled in the form too fast, then opens the first.
 */
export async function askAsRobots(page: Page): Promise<void> {
  const sending = { filledInMs: 0, hasScript: false };
  await ask(page, 'Xrumer Backlinks', { website: 'https://spam.example', sending });
  await ask(page, 'Zeynep Hızlıoğlu', { sending });
  await ask(page, 'asdf asdf', { website: 'x' });
  await page.reload();
  await openLead(page);
}

/** Creates assignment rules of a brand and opens one. */
export async function openRule(page: Page): Promise<void> {
  const [{ id, brandId }] = (await (await page.request.get('/api/crm/assignees')).json()).items;
  const rule = { brandId, people: id };
  for (const [place, more] of [{ city: 'İzmir', channel: 'phone' }, {}].entries()) {
    const data = { name: `Kural ${place + 1}-${Date.now() % 1_000}`, ...rule, ...more };
    await page.request.post('/api/crm/assignment-rules', { data, headers });
  }
  await page.goto('/crm-admin/assignment');
  await openHours(page);
}

/** Creates automations of a brand and opens one. */
export async function openAutomation(page: Page): Promise<void> {
  const [{ id, brandId }] = (await (await page.request.get('/api/crm/assignees')).json()).items;
  for (const [place, more] of [{ deed: 'remind' }, { deed: 'tell', people: id, hours: 2 }].entries()) {
    const data = { name: `Otomasyon ${place + 1}-${Date.now() % 1_000}`, brandId, ...more };
    await page.request.post('/api/crm/automations', { data, headers });
  }
  await page.goto('/crm-admin/automations');
  await openHours(page);
}

/** Opens the trial of an automation: what it would have done. */
export async function openAutomationTrial(page: Page): Promise<void> {
  await page.goto('/crm-admin/automations');
  await openHours(page);
  await page.locator('.record-head .segments label').nth(1).click();
  await page.locator('.trial p').first().waitFor();
}

/** Opens the trial of an assignment rule: what it would have done. */
export async function openTrial(page: Page): Promise<void> {
  await page.goto('/crm-admin/assignment');
  await openHours(page);
  await page.locator('.record-head .segments label').nth(1).click();
  await page.locator('.trial').waitFor();
}

/** Sends several requests and moves two of them to other stages. */
export async function askForBoard(page: Page): Promise<void> {
  const names = ['Şükriye Bekler', 'Bora Işık', 'Defne Yılmazoğlu', 'Kerem Ün'];
  for (const [place, whole] of names.entries()) {
    const relationId = await ask(page, whole);
    const stage = ['new', 'contacted', 'new', 'won'][place];
    const deed = { deed: { kind: 'stage', stage } };
    const moved = await page.request.post(`/api/crm/leads/${relationId}/work`, { data: deed, headers });
    if (!moved.ok()) throw new Error(`The request could not be moved: ${await moved.text()}`);
  }
  await page.reload();
  await page.locator('.lead-card').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Pastes cells and opens the mapping of their columns. */
export async function openMapping(page: Page, locale: Locale): Promise<void> {
  const words = phrases[locale].imports;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.kind).selectOption('brands');
  await dialog.getByLabel(words.pasted).fill(PASTED);
  await dialog.getByRole('button', { name: words.upload }).click();
  await page.locator('.import-columns').waitFor();
}

/** Opens the preview of the imported rows, two of them refused. */
export async function openImportedRows(page: Page, locale: Locale): Promise<void> {
  await openMapping(page, locale);
  await page.getByRole('button', { name: phrases[locale].imports.mapping.check }).click();
  await page.locator('.import-row').first().waitFor();
  await page.waitForLoadState('networkidle');
}

const PASTED = [
  'Marka\tRenk\tBayi notu',
  'Kuzey Işığı Sürdürülebilir Enerji ve Depolama Çözümleri\t#334455\tx',
  'Çınar Optik\tmavi\ty',
  'Iğdır Yolu\t#0a7a5a\t',
  '\t#112233\tadı yok',
].join('\n');

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

/** Shows an import that is being undone, with an invented progress. */
export async function openUndoing(page: Page, locale: Locale): Promise<void> {
  await openImportedRows(page, locale);
  await page.route('**/api/admin/imports/*', async (route) => {
    const found = await route.fetch();
    const counts = { new: 420, changed: 80, unchanged: 0, refused: 2, written: 500 };
    const told = { state: 'undoing', total: 502, passed: 180, deeds: [], counts };
    await route.fulfill({ response: found, json: { ...(await found.json()), ...told } });
  });
  await page.reload();
  await page.locator('progress').waitFor();
}

/** Opens the filters of a list; on a phone they are behind a button. */
export async function openListFilters(page: Page): Promise<void> {
  await waitForRows(page);
  const button = page.locator('.list-filters-button');
  if (await button.isVisible()) await button.click();
}

/** Opens a lead with all of its details. */
export async function openLead(page: Page): Promise<void> {
  await waitForRows(page);
  await page.locator('.office-content tbody a').first().click();
  await page.locator('.record .lead').waitFor();
  await page.waitForLoadState('networkidle');
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
