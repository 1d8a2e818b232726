import { randomUUID } from 'node:crypto';
import { demoCatalogue } from '../apps/server/src/demo/demo-catalogue.ts';
import type { Answer } from '../apps/server/src/testing/drills/drill-site.ts';
import { demoPlaces } from '../scripts/screens/screens.ts';

let sent = 0;

/** Returns the id of a demo campaign that accepts quote requests. */
export async function findQuotable(origin: string | undefined): Promise<string> {
  const { campaign: slug } = demoPlaces(demoCatalogue());
  const { campaign } = await (await fetch(`${origin}/api/public/campaigns/${slug}`)).json();
  return campaign.id;
}

/**
 * Returns the header of a visitor from a new network, for a site that trusts its proxy. Rate limits are not what is
 * tested.
 */
export function ownNetwork() {
  sent += 1;
  return { 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
}

/** Writes the quote request of a new person. */
export function writeQuote(campaignId: string) {
  const headers = { 'content-type': 'application/json', ...ownNetwork() };
  const body = JSON.stringify({
    ...{ name: 'Elif', surname: 'Yılmaz', city: 'İzmir', town: 'Bornova', kvkkConsent: true },
    email: `${randomUUID()}@ornek.example`,
    phoneNumber: `5${String(sent).padStart(9, '0')}`,
    campaignId,
  });
  return { method: 'POST', path: '/api/Campaign_Service/public/form-submission/anonymous', headers, body };
}

/** Sends a new person's quote request. A failed connection has status 0. */
export async function sendQuote(origin: string | undefined, campaignId: string): Promise<Answer> {
  const begun = performance.now();
  const { path, ...quote } = writeQuote(campaignId);
  const reply = await fetch(`${origin}${path}`, quote).catch(() => undefined);
  await reply?.arrayBuffer();
  return { status: reply?.status ?? 0, ms: performance.now() - begun };
}
