import { tr } from '@ayrac/phrases/tr/whole.ts';
import { request as playwrightRequest } from '@playwright/test';
import { expectWhole } from '../axe.ts';
import { mailedLink } from '../mailbox.ts';
import { registerMember, signInByCall, usernameOf, verifyMember } from '../member.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, story } from '../story.ts';
import { fillQuote, openQuote, sendButton } from './quote-form.ts';

const { request, offer } = tr;

story(
  'a guest follows a request by its mailed link, confirms a permission, withdraws and restores it',
  async ({ page, visitor }) => {
    await arrive(page, campaigns.sedan);
    const dialog = await openQuote(page);
    await fillQuote(dialog, visitor);
    await dialog.locator('[name="marketing.email"]').check();
    await sendButton(dialog).click();
    await expect(page.getByRole('dialog', { name: offer.sentTitle })).toBeVisible();

    const link = await mailedLink(page, visitor.email, 'request-received');
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/talep')),
      arrive(page, link),
    ]);
    expect(reply.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const main = page.getByRole('main');
    await expect(main).toContainText(request.meaning.received);
    // The steps of the progress are in one row, or in one column on a phone.
    const steps = main.getByRole('list', { name: request.progress }).getByRole('listitem');
    await expect(steps).toHaveCount(5);
    const places = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const lines = new Set(places.map(({ top }) => top)).size;
    const columns = new Set(places.map(({ left }) => left)).size;
    expect(Math.min(lines, columns)).toBe(1);
    await expect(main).toContainText('s***@example.com');
    await expect(main).not.toContainText(visitor.email);
    const allowed = page.getByRole('region', { name: request.link.permissions });
    await expect(allowed).toContainText(request.link.emailWaits);
    await expectWhole(page, 'main');
    await allowed.getByRole('button', { name: request.link.confirmPermission }).click();
    await expect(main).toContainText(request.permissionConfirmed);
    await expect(allowed).toContainText(request.link.permissionHolds);
    // The permission can be withdrawn just as easily.
    await allowed.getByRole('button', { name: request.link.refusePermission }).click();
    await expect(main).toContainText(request.permissionRefused);
    await expect(allowed).toHaveCount(0);
    await main.getByRole('button', { name: request.withdraw }).click();
    await expect(main).toContainText(request.meaning.withdrawn);
    await main.getByRole('button', { name: request.restore }).click();
    await expect(main).toContainText(request.restored);
    await expect(main).toContainText(request.meaning.received);

    // A manipulated link shows nothing but a way to contact the site.
    await arrive(page, '/talep?kod=00000000-0000-4000-8000-000000000000.zzzzzz.AAAA');
    await expect(page.getByRole('heading', { name: request.link.broken })).toBeVisible();
    await main.getByRole('link', { name: request.link.write }).click();
    await expect(page).toHaveURL('/contact');
  },
);

story(
  'a request that joined the account is reported by mail, and can be disowned',
  async ({ page, visitor, baseURL }) => {
    await registerMember(visitor, baseURL);
    const { name, surname, email, phone: phoneNumber, city, town } = visitor;
    const api = await playwrightRequest.newContext({ baseURL: baseURL ?? '' });
    const slug = campaigns.sedan.replace(/.*\//, '');
    const { campaign } = await (await api.get(`/api/public/campaigns/${slug}`)).json();
    const who = { name, surname, email, phoneNumber, city, town };
    const body = { ...who, campaignId: campaign.id, kvkkConsent: true };
    const sent = await api.post('/api/Campaign_Service/public/form-submission/anonymous', { data: body });
    expect(sent.status()).toBe(200);
    await api.dispose();
    await verifyMember(visitor, baseURL);
    await signInByCall(page, usernameOf(visitor));

    await expect(async () => {
      expect(await (await page.request.get('/dev/mails')).text()).toContain('>requests-joined<');
    }).toPass();
    await arrive(page, '/my-campaigns');
    const requests = page.getByRole('region', { name: tr.ownRequests.list.requests });
    await expect(requests).toContainText(request.meaning.received);
    await expectWhole(page, 'main', 'dark');
    await requests.getByRole('button', { name: tr.ownRequests.joined.disown }).click();
    const dialog = page.getByRole('dialog', { name: tr.ownRequests.joined.title });
    await dialog.getByRole('button', { name: request.confirm.no }).click();
    await expect(requests).toContainText(request.meaning.received);
    await requests.getByRole('button', { name: tr.ownRequests.joined.disown }).click();
    await dialog.getByRole('button', { name: tr.ownRequests.joined.yes }).click();
    await expect(requests.getByRole('status')).toContainText(tr.ownRequests.joined.done);
    await expect(requests).toContainText(tr.ownRequests.list.requestsEmpty);
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story(
    'the buttons of the page work, which explains that no text message is available',
    async ({ page, visitor }) => {
      const { name, surname, email, phone: phoneNumber, city, town } = visitor;
      const slug = campaigns.sedan.replace(/.*\//, '');
      const found = await page.request.get(`/api/public/campaigns/${slug}`);
      const { campaign } = await found.json();
      const sent = await page.request.post('/api/Campaign_Service/public/form-submission/anonymous', {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: {
          ...{ name, surname, email, phoneNumber, city, town, campaignId: campaign.id, kvkkConsent: true },
          marketing: { sms: true },
        },
      });
      expect(sent.ok()).toBe(true);
      await page.goto(await mailedLink(page, email, 'request-received'));
      const allowed = page.getByRole('region', { name: request.link.permissions });
      await expect(allowed).toContainText(request.link.phoneUnconfirmed);
      await expect(allowed.getByRole('button')).toHaveCount(0);
      await page.getByRole('button', { name: request.withdraw }).click();
      await expect(page.getByText(request.meaning.withdrawn)).toBeVisible();
    },
  );
});
