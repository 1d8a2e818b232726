import { sql } from 'drizzle-orm';
import type { account } from '#server/features/account/table.ts';
import { cookieHeader, makeAccount, signIn } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let people = 0;

/** Returns a person whose data appears nowhere else. */
export function samplePerson() {
  people += 1;
  const letters = `${String.fromCharCode(96 + people)}zqx`;
  const phone = `5${String(530_000_000 + people * 7_919).slice(0, 9)}`;
  return {
    name: `Zühre${letters}`,
    surname: `Karaağaç${letters}`,
    username: `zuhre.${letters}`,
    email: `Zuhre.${letters}@ornek.example`,
    phone,
    /** Second contact, which the person gives where a form asks for one. */
    otherEmail: `zuhre.${letters}.is@ornek.example`,
    otherPhone: `5${String(540_000_000 + people * 7_919).slice(0, 9)}`,
  };
}

export type SamplePerson = ReturnType<typeof samplePerson>;

/** Signs in a person who has left data wherever that is possible. */
export async function leaveTraces(
  { db, app }: Pick<TestApp, 'db' | 'app'>,
  who: SamplePerson,
  values: Partial<typeof account.$inferInsert> = {},
) {
  const { id } = await makeAccount(db, {
    ...{ username: who.username, email: who.email, name: who.name, surname: who.surname },
    ...{ phone: `+90${who.phone}`, city: 'İzmir', town: 'Bornova', birthday: '1990-05-17' },
    ...values,
  });
  const cookies = await signIn(app, who.username);
  const headers = { cookie: cookieHeader(cookies), 'sec-fetch-site': 'same-origin' };
  const { id: campaignId } = await makeCampaign(db);
  const { id: otherId } = await makeCampaign(db);
  const contact = { name: who.name, surname: who.surname, email: who.email, phoneNumber: who.phone };
  const elsewhere = { contactEmail: who.otherEmail, contactPhone: who.otherPhone };
  const profile = { gender: 'female', birthday: '1990-05-17', marketing: { email: true } };
  await postQuote(app, 'anonymous', quoteBody(campaignId, { ...contact, ...elsewhere, ...profile }));
  const asMember = {
    ...{ contactName: who.name, contactSurname: who.surname },
    ...elsewhere,
    contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
  };
  await postQuote(app, 'authenticated', memberBody(otherId, asMember), headers);
  // What a brand's team wrote about the person.
  await db.execute(sql`
    insert into lead_event (lead_id, at, kind, body, work, before, version, change_id)
    select lead.id, now(), 'plan', ${who.name}, plan.work, plan.work, lead.version, gen_random_uuid()
    from lead join quote_form on quote_form.id = lead.form_id,
      jsonb_build_object('stage', 'new', 'nextAction', ${who.name}::text) as plan (work)
    where quote_form.email = ${who.email}`);
  const [topic, message] = ['personal-data', `Ben ${who.name}`];
  const asked = { ...contact, phone: who.phone, topic, message, kvkkConsent: true };
  await postJson(app, '/api/public/contact-messages', asked);
  const report = { campaignId, reason: 'other', text: who.name, email: who.email };
  await postJson(app, '/api/public/reports', report);
  await app.inject({ url: `/api/Auth_Service/public/customer/find-id?username=${who.username}`, headers });
  await postJson(app, '/api/me/profile', { ...contact, gender: 'female' }, headers);
  await postJson(app, '/api/me/follows', { kind: 'campaign', id: campaignId }, headers);
  await postJson(app, '/api/me/permissions', { email: true }, headers);
  await postJson(app, '/api/me/data-requests', { kind: 'access', text: who.name }, headers);
  await postJson(app, '/api/public/password-resets', { usernameOrEmail: who.email });
  return { id, cookies, headers, campaignId, otherId };
}

/** Returns the lines of a text that contain any data of the person. */
export function findTraces(whole: string, who: SamplePerson): string[] {
  const texts = [...Object.values(who), who.email.toLowerCase()];
  return whole.split('\n').filter((line) => texts.some((text) => line.includes(text)));
}
