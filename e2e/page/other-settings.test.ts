import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { openSmsService, otherCode } from '../../apps/server/src/testing/sms-service.ts';
import type { Site } from '../../scripts/site.ts';
import { expectWhole } from '../axe.ts';
import { fakeTagManager } from '../consent/tags.ts';
import { bannerOf, dialogOf, keptIn, openSettings } from '../consent.ts';
import { mailedLink } from '../mailbox.ts';
import { campaigns } from '../places.ts';
import { openSecondSite } from '../second-site.ts';
import { arrive, comeAlive, expect, type Page, pageEnd, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { consent } = tr;
const { link, phoneConfirmed } = tr.request;
const words = link.phoneCode;

const CHATBOT_URL = 'https://sohbet.example/w.js';

/** Sends a quote request as a guest who agrees to text messages, and returns the link in the mail. */
async function askAsGuest(page: Page, visitor: Visitor): Promise<string> {
  const { name, surname, email, phone: phoneNumber, city, town } = visitor;
  const slug = campaigns.sedan.replace(/.*\//, '');
  const { campaign } = await (await page.request.get(`/api/public/campaigns/${slug}`)).json();
  const who = { name, surname, email, phoneNumber, city, town };
  const sent = await page.request.post('/api/Campaign_Service/public/form-submission/anonymous', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ...who, campaignId: campaign.id, kvkkConsent: true, marketing: { sms: true } },
  });
  expect(sent.ok()).toBe(true);
  return mailedLink(page, email, 'request-received');
}

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

const allowedOn = (page: Page) => page.getByRole('region', { name: link.permissions });

story.describe('with a text message service, a chatbot, and consent that is only recorded', () => {
  // The story opens a site of its own, whose address counts as foreign for the story's checks.
  story.use({ expectedTrouble: [/^call: http:\/\/localhost:|status of 400/] });
  story.describe.configure({ mode: 'default' });

  let sms: Awaited<ReturnType<typeof openSmsService>>;
  let site: Site;
  story.beforeAll(async () => {
    sms = await openSmsService();
    site = await openSecondSite({
      ...{ SMS_URL: sms.url, CONSENT_MODE: 'record-only', GTM_ID: 'GTM-STORY1' },
      ...{ CHATBOT_URL, CHATBOT_TRUSTED_TYPES: 'sohbet#html' },
    });
  });
  story.afterAll(async () => {
    await site.close();
    sms.close();
  });

  /** Records the requests to other sites. */
  function watchForeign(page: Page): string[] {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(site.origin)) foreign.push(url);
    });
    return foreign;
  }

  story(
    'a guest confirms the number of a request by its code',
    { tag: '@once' },
    async ({ page, visitor }) => {
      await arrive(page, site.origin + (await askAsGuest(page, visitor)));
      const allowed = allowedOn(page);
      await expect(allowed).toContainText(link.phoneWaits);
      expect(sms.messages.map(({ to }) => to)).not.toContain(`+90${visitor.phone}`);
      await allowed.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      expect(sms.messages.at(-1)?.to).toBe(`+90${visitor.phone}`);
      const code = allowed.getByLabel(words.code);
      await expectWhole(page, 'main', 'dark');
      const wrong = otherCode(sms.lastCode());
      const reloaded = Promise.withResolvers<void>();
      await page.route('**/talep.data*', async (route) => {
        if (route.request().method() === 'GET') await reloaded.promise;
        await route.continue();
      });
      await code.fill(wrong);
      await code.press('Enter');
      await expect(page.getByRole('alert')).toContainText(refusals['wrong-phone-code']);
      await expect(code).toHaveValue(wrong);
      // The page's data is still reloading, and the next attempt does not wait for it.
      await code.fill(sms.lastCode());
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await allowed.getByRole('button', { name: words.confirm }).click();
      await posted;
      reloaded.resolve();
      await expect(page.getByText(phoneConfirmed)).toBeVisible();
      await expect(allowed).toContainText(link.permissionHolds);
      await expect(allowed.getByRole('button')).toHaveCount(0);
    },
  );

  story.describe('no answer to the banner', () => {
    story.use({ cookies: 'unanswered' });

    // Specification 4.46
    story('is shown and recorded when it is not consent', { tag: '@once' }, async ({ page, context }) => {
      const foreign = watchForeign(page);
      await page.clock.install();
      await arrive(page, `${site.origin}/about`);
      await expect(page.getByRole('region', { name: tr.consent.title })).toBeVisible();
      await page.clock.runFor(25_000);
      const texts = tr.consent.implicitNotice['record-only'];
      await expect(page.getByRole('region', { name: texts.title })).toBeVisible();
      expect(await keptIn(context)).toMatchObject({ consentType: 'implicit' });
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookieConsent']);
      expect(foreign).toEqual([]);
    });
  });

  story.describe('the chatbot', () => {
    story.use({
      cookies: 'unanswered',
      expectedTrouble: [
        /^call: http:\/\/localhost:|sohbet\.example|googletagmanager\.com|ERR_FAILED|status of 503|Trusted(?:HTML|ScriptURL)/,
      ],
    });

    /** Opens a page with a clock that stands still, so that the banner waits however long an answer takes. */
    async function arriveAtBanner(page: Page, day: number): Promise<void> {
      await page.clock.pauseAt(Date.now() + day * dayInMs);
      await page.goto(`${site.origin}/about`);
      // The script is loaded after a delay.
      await page.clock.runFor(3_000);
      await comeAlive(page);
    }

    // Specification 1.9, 2.56
    story(
      'loads once with consent to preferences and is removed with it; it may fail, and writes no markup without a policy',
      { tag: '@once' },
      async ({ page, context }) => {
        await fakeTagManager(page);
        const asked = await fakeWidget(page, true);
        const foreign = watchForeign(page);
        await page.clock.install();
        await arriveAtBanner(page, 1);

        // Without consent, no script can load a script from the chatbot's host.
        const load = () =>
          page.evaluate((src) => void Object.assign(document.createElement('script'), { src }), CHATBOT_URL);
        await expect(load()).rejects.toThrow('TrustedScriptURL');
        const chat = page.getByText('Size nasıl yardım edelim?');
        await bannerOf(page).getByRole('button', { name: consent.customize }).click();
        await expect(page.getByText(consent.settings.chat)).toBeVisible();
        expect(foreign).toEqual([]);
        expect(await context.cookies()).toEqual([]);
        await dialogOf(page).getByRole('button', { name: consent.settings.acceptAll }).click();
        await page.clock.resume();
        await expect(chat).toBeVisible();
        await load();
        expect(asked).toHaveLength(2);
        await (await pageEnd(page)).getByRole('link', { name: tr.shell.brands }).click();
        await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
        expect(asked.filter((url) => url === CHATBOT_URL)).toHaveLength(1);
        await page.goto(`${site.origin}/admin/yok`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(chat).toHaveCount(0);
        await arrive(page, `${site.origin}/about`);
        await expect(chat).toBeVisible();
        const settings = await openSettings(page);
        await settings.getByRole('button', { name: consent.settings.onlyNecessary }).click();
        await expect(chat).toHaveCount(0);

        // A chatbot that fails to load leaves no trace on the page.
        await forget(page);
        const missed = await fakeWidget(page, false);
        await arriveAtBanner(page, 2);
        await bannerOf(page).getByRole('button', { name: consent.acceptAll }).click();
        await page.clock.resume();
        await expect.poll(() => missed).toEqual([CHATBOT_URL]);
        await page.getByRole('link', { name: tr.shell.brands }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);

        // A chatbot that writes markup without a policy fails, but the page keeps working.
        await forget(page);
        const unknown = await fakeWidget(page, true, unknowing);
        await arriveAtBanner(page, 3);
        const refused = page.waitForEvent('pageerror');
        await bannerOf(page).getByRole('button', { name: consent.acceptAll }).click();
        await page.clock.resume();
        expect((await refused).message).toContain('TrustedHTML');
        expect(unknown).toEqual([CHATBOT_URL, 'https://sohbet.example/window.js']);
        await expect(chat).toHaveCount(0);
        await page.getByRole('link', { name: tr.shell.brands }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
      },
    );
  });

  story.describe('without JavaScript', () => {
    story.use({ javaScriptEnabled: false });

    story(
      'the code is sent and accepted, and a wrong one stays in its field',
      { tag: '@once' },
      async ({ page, visitor }) => {
        await page.goto(site.origin + (await askAsGuest(page, visitor)));
        await page.getByRole('button', { name: words.send }).click();
        const code = page.getByLabel(words.code);
        const wrong = otherCode(sms.lastCode());
        await code.fill(wrong);
        await page.getByRole('button', { name: words.confirm }).click();
        await expect(page.getByText(refusals['wrong-phone-code'])).toBeVisible();
        await expect(code).toHaveValue(wrong);
        await code.fill(sms.lastCode());
        await page.getByRole('button', { name: words.confirm }).click();
        await expect(page.getByText(link.permissionHolds)).toBeVisible();
      },
    );
  });
});
