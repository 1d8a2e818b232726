import type { Page } from 'playwright-core';
import { openHours, waitForRows } from './office-acts.ts';

/** Number of requests made so far. One person may ask only once per campaign, so each uses the next campaign. */
let count = 0;
const headers = { 'sec-fetch-site': 'same-origin' };

/** Sends a quote request and returns the id of its lead. */
async function ask(page: Page, whole: string, values: object = {}): Promise<string> {
  const campaigns = await (await page.request.get('/api/Campaign_Service/campaign')).json();
  const [name, surname] = whole.split(' ');
  const place = count++;
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

/** Creates two assignment rules of a brand and opens one of them. */
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

/** Creates two automations of a brand and opens one of them. */
export async function openAutomation(page: Page): Promise<void> {
  const [{ id, brandId }] = (await (await page.request.get('/api/crm/assignees')).json()).items;
  for (const [place, more] of [{ action: 'remind' }, { action: 'tell', people: id, hours: 2 }].entries()) {
    const data = { name: `Otomasyon ${place + 1}-${Date.now() % 1_000}`, brandId, ...more };
    await page.request.post('/api/crm/automations', { data, headers });
  }
  await page.goto('/crm-admin/automations');
  await openHours(page);
}

/** Opens the trial of an automation, which shows what it would have done. */
export async function openAutomationTrial(page: Page): Promise<void> {
  await page.goto('/crm-admin/automations');
  await openHours(page);
  await page.locator('.record-head .segments label').nth(1).click();
  await page.locator('.trial p').first().waitFor();
}

/** Opens the trial of an assignment rule, which shows what it would have done. */
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
    const command = { action: { kind: 'stage', stage } };
    const moved = await page.request.post(`/api/crm/leads/${relationId}/work`, { data: command, headers });
    if (!moved.ok()) throw new Error(`The request could not be moved: ${await moved.text()}`);
  }
  await page.reload();
  await page.locator('.lead-card').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens the first lead of the list. */
export async function openLead(page: Page): Promise<void> {
  await waitForRows(page);
  await page.locator('.office-content tbody a').first().click();
  await page.locator('.record .lead').waitFor();
  await page.waitForLoadState('networkidle');
}
