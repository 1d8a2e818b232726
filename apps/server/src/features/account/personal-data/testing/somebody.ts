import type { account } from '#server/features/account/table.ts';
import { cookieHeader, makeAccount, signIn } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let people = 0;

/** Somebody whose texts stand nowhere else. */
export function somebody() {
  people += 1;
  const letters = `${String.fromCharCode(96 + people)}zqx`;
  const phone = `5${String(530_000_000 + people * 7_919).slice(0, 9)}`;
  return {
    name: `Zühre${letters}`,
    surname: `Karaağaç${letters}`,
    username: `zuhre.${letters}`,
    email: `Zuhre.${letters}@ornek.example`,
    phone,
  };
}

export type Somebody = ReturnType<typeof somebody>;

/** Signs somebody in who has left traces wherever one can. */
export async function leaveTraces(
  { db, app }: Pick<TestApp, 'db' | 'app'>,
  who: Somebody,
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
  await postQuote(app, 'anonymous', quoteBody(campaignId, { ...contact, marketing: { email: true } }));
  const asMember = {
    ...{ contactName: who.name, contactSurname: who.surname },
    ...{ contactEmail: who.email, contactPhone: who.phone },
  };
  await postQuote(app, 'authenticated', memberBody(otherId, asMember), headers);
  const [topic, message] = ['personal-data', `Ben ${who.name}`];
  const told = { ...contact, phone: who.phone, topic, message, kvkkConsent: true };
  await postJson(app, '/api/public/contact-messages', told);
  const report = { campaignId, reason: 'other', text: who.name, email: who.email };
  await postJson(app, '/api/public/reports', report);
  await postJson(app, '/api/me/profile', { ...contact, gender: 'female' }, headers);
  await postJson(app, '/api/me/follows', { kind: 'campaign', id: campaignId }, headers);
  await postJson(app, '/api/me/permissions', { email: true }, headers);
  await postJson(app, '/api/me/data-requests', { kind: 'access', text: who.name }, headers);
  await postJson(app, '/api/public/password-resets', { usernameOrEmail: who.email });
  return { id, cookies, headers, campaignId, otherId };
}

/** Everything by which somebody could be found, as far as a text holds it. */
export function findTraces(whole: string, { name, surname, username, email, phone }: Somebody): string[] {
  const texts = [name, surname, username, email, email.toLowerCase(), phone, `+90${phone}`];
  return whole.split('\n').filter((line) => texts.some((text) => line.includes(text)));
}
