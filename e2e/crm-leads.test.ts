import { office } from '@ayrac/phrases/tr/office/index.ts';
import { request as words } from '@ayrac/phrases/tr/request.ts';
import { expectAccessible } from './axe.ts';
import { findMailedLink } from './mailbox.ts';
import { arriveAsAdmin } from './office.ts';
import { comeAlive, expect, story } from './story.ts';
import { newVisitor } from './visitor.ts';

const { leads } = office;
const SOON_MS = 2_000;

// Specification 1.11
story(
  'a request comes onto the screen, is called, and its requester sees that at once',
  async ({ page, browser, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, baseURL, '/crm-admin/leads?sort=-createdAt');
    await expectAccessible(page);
    const asker = newVisitor();
    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    const campaigns = await (await theirs.request.get('/api/Campaign_Service/campaign')).json();
    await theirs.request.post('/api/Campaign_Service/public/form-submission/anonymous', {
      data: {
        ...{ name: 'Şükriye', surname: 'Bekler', email: asker.email, phoneNumber: asker.phone },
        ...{ country: 'Türkiye', city: 'İzmir', town: 'Bornova', kvkkConsent: true },
        campaignId: campaigns[0].id,
      },
    });
    const row = page.getByRole('link', { name: 'Şükriye Bekler' }).first();
    await expect(row).toBeVisible({ timeout: SOON_MS });

    const link = await findMailedLink(theirs.request, asker.email, 'request-received');
    const own = await theirs.newPage();
    await own.goto(link);
    await comeAlive(own);
    await expect(own.getByText(words.meaning.received)).toBeVisible();

    await row.click();
    const panel = page.getByRole('complementary');
    await expect(panel.getByText(leads.contact.opens)).toBeVisible();
    await page.keyboard.press('c');
    await expect(panel.getByText(leads.contact.what)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('1');
    await expect(own.getByText(words.states.contacted).first()).toBeVisible({ timeout: SOON_MS });
    await expect(panel.getByText(leads.story.opened)).toBeVisible();
    await theirs.close();
  },
);
