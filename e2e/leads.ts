import { expect, type Page } from './story.ts';
import { newVisitor } from './visitor.ts';

/** Asks for one of the first campaigns as somebody of this name; answers the lead. Whoever is signed in asks for each once. */
export async function askInOffice(
  page: Pick<Page, 'request'>,
  name: string,
  nth = 0,
  more: object = {},
): Promise<string> {
  const campaigns = await (await page.request.get('/api/Campaign_Service/campaign')).json();
  return askFor(page, name, campaigns[nth].id, more);
}

/** Asks for a campaign as somebody of this name; answers the lead. */
export async function askFor(
  page: Pick<Page, 'request'>,
  name: string,
  campaignId: string,
  more: object = {},
): Promise<string> {
  const asker = newVisitor();
  const reply = await page.request.post('/api/Campaign_Service/public/form-submission/anonymous', {
    data: {
      ...{ name, surname: 'Panoda', email: asker.email, phoneNumber: asker.phone },
      ...{ country: 'Türkiye', city: 'İzmir', town: 'Bornova', kvkkConsent: true },
      campaignId,
      ...more,
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).relationId;
}
