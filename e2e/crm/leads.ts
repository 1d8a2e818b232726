import { expect, type Locator, type Page } from '../story.ts';
import { newVisitor } from '../visitor.ts';

/**
 * Sends a quote request for one of the first campaigns in this name and returns the id of the lead. A signed-in person
 * may ask only once for each campaign.
 */
export async function askInOffice(
  page: Pick<Page, 'request'>,
  name: string,
  nth = 0,
  more: object = {},
): Promise<string> {
  const reply = await page.request.get('/api/Campaign_Service/campaign');
  expect(reply.ok(), await reply.text()).toBe(true);
  const campaigns = await reply.json();
  return askFor(page, name, campaigns[nth].id, more);
}

/** Sends a quote request for a campaign in this name and returns the id of the lead. */
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

/** Checks that the ways to reach the person of a lead are beside each other. */
export async function expectOneRow(ways: Locator): Promise<void> {
  const tops = await ways
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size, 'the ways to reach the person are in one row').toBe(1);
}
