import type { Caller, Role } from '@ayrac/domain/access.ts';
import type { FastifyInstance } from 'fastify';

const folder = '/api/Campaign_Service/public/form-submission';
// High enough for all numbers to have five digits: none is part of another.
let sent = 11_000;

/** Returns a valid body of an anonymous request, from another person each time unless the values say otherwise. */
export function quoteBody(campaignId: string, values: Readonly<Record<string, unknown>> = {}) {
  sent += 1;
  return {
    name: 'Elif',
    surname: 'Yılmaz',
    email: `elif.${sent}@ornek.example`,
    phoneNumber: `532${String(sent).padStart(7, '0')}`,
    country: 'Türkiye',
    city: 'İzmir',
    town: 'Bornova',
    gender: null,
    birthday: null,
    campaignId,
    kvkkConsent: true,
    ...values,
  };
}

/** Returns a valid body of a member's request. */
export function memberBody(campaignId: string, values: Readonly<Record<string, unknown>> = {}) {
  sent += 1;
  return {
    campaignId,
    contactName: 'Can',
    contactSurname: 'Öztürk',
    contactEmail: `can.${sent}@ornek.example`,
    contactPhone: `533${String(sent).padStart(7, '0')}`,
    kvkkConsent: true,
    ...values,
  };
}

/** Posts to one of the submission calls. */
export function postQuote(
  app: FastifyInstance,
  call: 'anonymous' | 'authenticated' | 'form' | 'form-to-campaign' | 'customer-to-campaign',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return app.inject({
    method: 'POST',
    url: `${folder}/${call}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
}

/** Asks whether an e-mail address already has a request for a campaign. */
export async function askDuplicate(app: FastifyInstance, email: string, campaignId: string) {
  const reply = await app.inject({ url: `${folder}/check-duplicate`, query: { email, campaignId } });
  return reply.json();
}

/** Returns a signed-in member; `digit` distinguishes several. */
export function member(digit: number, role: Role = 'CUSTOMER'): Extract<Caller, { kind: 'member' }> {
  const id = `00000000-0000-4000-8000-${String(digit).padStart(12, '0')}`;
  return { kind: 'member', id, username: `uye${digit}`, role, sessionId: id };
}
