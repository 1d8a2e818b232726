import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { openSmsService, otherCode } from '../../apps/server/src/testing/sms-service.ts';
import type { Site } from '../../scripts/site.ts';
import { expectWhole } from '../axe.ts';
import { keptIn } from '../consent.ts';
import { mailedLink } from '../mailbox.ts';
import { campaigns } from '../places.ts';
import { openSecondSite } from '../second-site.ts';
import { arrive, expect, type Page, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { link, phoneConfirmed } = tr.request;
const words = link.phoneCode;

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

const allowedOn = (page: Page) => page.getByRole('region', { name: link.permissions });

story.describe('with a text message service, and consent that is only recorded', () => {
  // The story opens a site of its own, whose address counts as foreign for the story's checks.
  story.use({ expectedTrouble: [/^call: http:\/\/localhost:|status of 400/] });
  story.describe.configure({ mode: 'default' });

  let sms: Awaited<ReturnType<typeof openSmsService>>;
  let site: Site;
  story.beforeAll(async () => {
    sms = await openSmsService();
    site = await openSecondSite({ SMS_URL: sms.url, CONSENT_MODE: 'record-only', GTM_ID: 'GTM-STORY1' });
  });
  story.afterAll(async () => {
    await site.close();
    sms.close();
  });

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
      const foreign: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(site.origin)) foreign.push(url);
      });
      await page.clock.install();
      await arrive(page, site.origin);
      await expect(page.getByRole('region', { name: tr.consent.title })).toBeVisible();
      await page.clock.runFor(25_000);
      const texts = tr.consent.implicitNotice['record-only'];
      await expect(page.getByRole('region', { name: texts.title })).toBeVisible();
      expect(await keptIn(context)).toMatchObject({ consentType: 'implicit' });
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookieConsent']);
      expect(foreign).toEqual([]);
    });
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
