import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Site } from '../../scripts/site.ts';
import { bannerOf, dialogOf, openSettings } from '../consent.ts';
import { openSecondSite } from '../second-site.ts';
import { arrive, expect, type Page, pageEnd, story } from '../story.ts';
import { fakeTagManager } from './tags.ts';

const { consent } = tr;
const CHATBOT_URL = 'https://sohbet.example/w.js';

// The story opens a site of its own, whose address counts as foreign for the story's checks.
story.use({
  cookies: 'unanswered',
  expectedTrouble: [
    /^call: http:\/\/localhost:|sohbet\.example|googletagmanager\.com|ERR_FAILED|status of 503|Trusted(?:HTML|ScriptURL)/,
  ],
});

let site: Site;
story.beforeAll(async () => {
  site = await openSecondSite({
    ...{ CHATBOT_URL, CHATBOT_TRUSTED_TYPES: 'sohbet#html' },
    ...{ CONSENT_MODE: 'strict', GTM_ID: 'GTM-STORY1' },
  });
});
story.afterAll(() => site.close());

/** Fake script of a provider that supports trusted types: it loads a second script, which inserts the chat window. */
const loader = `document.head.append(Object.assign(document.createElement('script'), { src: 'https://sohbet.example/window.js' }))`;
const knowing = `
  const html = trustedTypes.createPolicy('sohbet#html', { createHTML: (text) => text });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html.createHTML('<aside>Size nasıl yardım edelim?</aside>');`;
/** The same script without support for trusted types. */
const unknowing = knowing.replace(/const html.*/, '').replace(/html\.createHTML\((.*)\)/, '$1');

/**
 * Fakes the provider's host and returns the list of its requests. With `answers`, a chat window appears in the corner;
 * otherwise all requests fail.
 */
async function fakeWidget(page: Page, answers: boolean, window = knowing): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://sohbet.example/**', (route) => {
    asked.push(route.request().url());
    const body = route.request().url() === CHATBOT_URL ? loader : window;
    return answers ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort();
  });
  return asked;
}

/** Resets the browser to one that has not answered the cookie banner. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.unroute('https://sohbet.example/**');
}

// Specification 1.9, 2.56, 4.46
story(
  'without an answer there is no consent; the chatbot loads once with consent to preferences and is removed with it',
  { tag: '@once' },
  async ({ page, context }) => {
    await fakeTagManager(page);
    const asked = await fakeWidget(page, true);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(site.origin)) foreign.push(url);
    });
    await page.clock.install();
    await arrive(page, site.origin);
    await expect(bannerOf(page)).toBeVisible();
    await page.clock.runFor(25_000);
    await expect(bannerOf(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);

    // Without consent, no script can load a script from the chatbot's host.
    const load = () =>
      page.evaluate((src) => void Object.assign(document.createElement('script'), { src }), CHATBOT_URL);
    await expect(load()).rejects.toThrow('TrustedScriptURL');
    const chat = page.getByText('Size nasıl yardım edelim?');
    await bannerOf(page).getByRole('button', { name: consent.customize }).click();
    await expect(page.getByText(consent.settings.chat)).toBeVisible();
    expect(foreign).toEqual([]);
    await dialogOf(page).getByRole('button', { name: consent.settings.acceptAll }).click();
    await expect(chat).toBeVisible();
    await load();
    expect(asked).toHaveLength(2);
    await (await pageEnd(page)).getByRole('link', { name: tr.shell.brands }).click();
    await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
    expect(asked.filter((url) => url === CHATBOT_URL)).toHaveLength(1);
    await page.goto(`${site.origin}/admin/yok`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chat).toHaveCount(0);
    await arrive(page, site.origin);
    await expect(chat).toBeVisible();
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: consent.settings.onlyNecessary }).click();
    await expect(chat).toHaveCount(0);

    // A chatbot that fails to load leaves no trace on the page.
    await forget(page);
    const missed = await fakeWidget(page, false);
    await arrive(page, site.origin);
    await bannerOf(page).getByRole('button', { name: consent.acceptAll }).click();
    await expect.poll(() => missed).toEqual([CHATBOT_URL]);
    await page.getByRole('link', { name: tr.shell.brands }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    // A chatbot that writes markup without a policy fails, but the page keeps working.
    await forget(page);
    const unknown = await fakeWidget(page, true, unknowing);
    await arrive(page, site.origin);
    const refused = page.waitForEvent('pageerror');
    await bannerOf(page).getByRole('button', { name: consent.acceptAll }).click();
    expect((await refused).message).toContain('TrustedHTML');
    expect(unknown).toEqual([CHATBOT_URL, 'https://sohbet.example/window.js']);
    await expect(chat).toHaveCount(0);
    await page.getByRole('link', { name: tr.shell.brands }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
  },
);
