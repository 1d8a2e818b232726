import { tr } from '@ayrac/phrases/tr/whole.ts';
import { mailedLink } from '../mailbox.ts';
import { dropAccessToken, openAccountMenu, registerMember, signInByCall } from '../member.ts';
import { campaigns } from '../places.ts';
import { arrive, comeAlive, expect, type Page, reload, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { account, request } = tr;
const MAILBOX = 'https://posta.example/';

// The first call meets an expired access token, and the mailbox is on another site.
story.use({ expectedTrouble: [/status of 401|call: https:\/\/posta\.example\//] });

/** Signs a new member in and lets a quarter of an hour pass. */
async function comeAndGo(page: Page, visitor: Visitor, baseURL: string | undefined): Promise<string> {
  const username = await registerMember(visitor, baseURL);
  await signInByCall(page, username);
  await dropAccessToken(page);
  return username;
}

/** Opens a link from a page of another site, as a webmail does. Returns the headers of the browser's request. */
async function openFromMailbox(page: Page, address: string): Promise<Record<string, string>> {
  await page.route(MAILBOX, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Posta</title><a href="${address}">Ayraç</a>` }),
  );
  await page.goto(MAILBOX);
  // Playwright does not report all headers of a routed request.
  await page.unroute(MAILBOX);
  const asked = page.waitForRequest((sent) => sent.isNavigationRequest() && sent.url() === address);
  await page.getByRole('link').click();
  const headers = await (await asked).allHeaders();
  await comeAlive(page);
  return headers;
}

/** Two pages that are visible to the member only, in both layouts that such pages have. */
const places = [
  ['/my-campaigns', account.myCampaigns],
  ['/profile/guvenlik', account.tabs.security],
] as const;

// Specification 4.25
story('member pages stay open after a reload and open from a mail', async ({ page, visitor, baseURL }) => {
  const username = await comeAndGo(page, visitor, baseURL);
  await story.step('by reload', async () => {
    for (const [path] of places) {
      await arrive(page, path);
      await page.context().clearCookies({ name: 'accessToken' });
      await reload(page);
      await openAccountMenu(page, username);
      await expect(page).toHaveURL(path);
      await dropAccessToken(page);
    }
  });
  await story.step('from a mail', async () => {
    for (const [path, name] of places) {
      const headers = await openFromMailbox(page, `${baseURL}${path}`);
      expect(headers['sec-fetch-site']).toBe('cross-site');
      // A cross-site navigation sends no tokens, so the page itself must find out who is signed in.
      expect(headers.cookie).toContain('signedIn=1');
      expect(headers.cookie).not.toContain('Token');
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      await openAccountMenu(page, username);
      await expect(page).toHaveURL(path);
      await dropAccessToken(page);
    }
  });
});

story(
  'the request page opens from its mail and recognises the member',
  async ({ page, visitor, baseURL }) => {
    const username = await comeAndGo(page, visitor, baseURL);
    const { name, surname, email, phone: phoneNumber, city, town } = visitor;
    const found = await page.request.get(`/api/public/campaigns/${campaigns.sedan.replace(/.*\//, '')}`);
    const { campaign } = await found.json();
    const sent = await page.request.post('/api/Campaign_Service/public/form-submission/anonymous', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { name, surname, email, phoneNumber, city, town, campaignId: campaign.id, kvkkConsent: true },
    });
    expect(sent.ok()).toBe(true);
    const link = await mailedLink(page, email, 'request-received');
    await openFromMailbox(page, `${baseURL}${link}`);
    await expect(page.getByRole('main')).toContainText(request.meaning.received);
    await openAccountMenu(page, username);
  },
);
