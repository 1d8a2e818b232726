import { writeTeamMember } from '../account-command.ts';
import { usernameOf } from '../member.ts';
import { addBrand, addCampaign } from '../records.ts';
import { expect, type Page } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { askFor } from './leads.ts';

/** Makes a brand with a campaign, one request for it, and a member of its team who has not signed in yet. */
export async function makeBrandTeam(admin: Pick<Page, 'request'>, brand: string, asker: object = {}) {
  const slug = await addBrand(admin, brand);
  const { id: campaignId } = await addCampaign(admin, slug, `${brand} kampanyası`);
  const leadId = await askFor(admin, brand, campaignId, asker);
  const { brandId } = await (await admin.request.get(`/api/crm/leads/${leadId}`)).json();
  const person = newVisitor();
  const username = usernameOf(person);
  const { id: memberId, secret } = await writeTeamMember(username, person.email, brandId);
  return { slug, brandId: String(brandId), campaignId, leadId, memberId, username, secret };
}

/** Posts as the office's script does, expects success and returns the answer. */
export async function post(browser: Pick<Page, 'request'>, path: string, data: object) {
  const reply = await browser.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
