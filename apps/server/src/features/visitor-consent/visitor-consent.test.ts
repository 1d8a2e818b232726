import { decideConsent, everything, onlyNecessary } from '@ayrac/domain/consent/visitor-consent.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from '#server/testing/post-json.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { visitorConsent } from './table.ts';

let server: TestApp;
let visitors = 0;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const newId = () => {
  visitors += 1;
  return `00000000-0000-4000-8000-${String(visitors).padStart(12, '0')}`;
};
const rejected = () => decideConsent(undefined, onlyNecessary, 'explicit', { now: testNow, newId: newId() });
const record = (body: unknown, headers: Record<string, string> = {}, app = server.app) =>
  postJson(app, '/api/public/consents', body, headers, `192.0.2.${visitors % 250}`);
const rowsOf = (uniqueId: string, { db } = server) =>
  db
    .select()
    .from(visitorConsent)
    .where(eq(visitorConsent.uniqueId, uniqueId))
    .orderBy(visitorConsent.decidedAt);

describe('cookie choice', () => {
  it('is stored with text version, language and default, and nothing of the visitor', async () => {
    const consent = rejected();
    const reply = await record(consent, { 'accept-language': 'en' });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await rowsOf(consent.uniqueId)).toEqual([
      {
        id: expect.any(String),
        uniqueId: consent.uniqueId,
        analytics: false,
        marketing: false,
        preferences: false,
        version: '1.1',
        consentType: 'explicit',
        mode: 'spec',
        locale: 'en',
        decidedAt: testNow,
        recordedAt: testNow,
      },
    ]);
  });

  it('is stored again when changed', async () => {
    const before = rejected();
    const after = decideConsent(before, everything, 'explicit', {
      now: new Date(testNow.getTime() + 60_000),
      newId: newId(),
    });
    await record(before);
    await record(after);
    const rows = await rowsOf(before.uniqueId);
    expect(rows.map(({ analytics, marketing }) => [analytics, marketing])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('is stored once in concurrent requests', async () => {
    const consent = rejected();
    const replies = await Promise.all(Array.from({ length: 20 }, () => record(consent)));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await rowsOf(consent.uniqueId)).toHaveLength(1);
  });

  it('is immutable', async () => {
    await record(rejected());
    const change = server.db.execute(sql`update visitor_consent set analytics = true`);
    await expect(change).rejects.toMatchObject({
      cause: { message: "A visitor's choice is never changed." },
    });
  });

  it.each([
    ['nothing', () => ({}), 'preferences'],
    ['an invalid id', () => ({ ...rejected(), uniqueId: 'x' }), 'uniqueId'],
    ['another version', () => ({ ...rejected(), version: '1.0' }), 'version'],
    ['an invalid date', () => ({ ...rejected(), lastUpdated: 'now' }), 'lastUpdated'],
    ['a third type', () => ({ ...rejected(), consentType: 'assumed' }), 'consentType'],
    [
      'necessary switched off',
      () => ({ ...rejected(), preferences: { ...everything, necessary: false } }),
      'preferences.necessary',
    ],
    [
      'a choice of wrong type',
      () => ({ ...rejected(), preferences: { ...everything, analytics: 'yes' } }),
      'preferences.analytics',
    ],
  ])('with %s is refused', async (_case, makeBody, field) => {
    const reply = await record(makeBody());
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toContain(field);
  });

  it('ignores unknown fields', async () => {
    const consent = rejected();
    await record({ ...consent, mode: 'strict', recordedAt: '2020-01-01T00:00:00Z', address: '1.2.3.4' });
    expect(await rowsOf(consent.uniqueId)).toMatchObject([{ mode: 'spec', recordedAt: testNow }]);
  });

  it('is refused from another site', async () => {
    const reply = await record(rejected(), { origin: 'https://elsewhere.example' });
    expect(reply.json().code).toBe('cross-site-request');
  });

  it('is limited to 120 per address and minute', async () => {
    const send = () => postJson(server.app, '/api/public/consents', {}, {}, '203.0.113.77');
    for (let n = 0; n < 120; n += 1) expect((await send()).statusCode).toBe(400);
    expect((await send()).statusCode).toBe(429);
  });
});

it.each([
  ['spec', 'implicit', 200],
  ['record-only', 'implicit', 200],
  ['strict', 'implicit', 400],
  ['strict', 'explicit', 200],
] as const)('in mode %s a choice that is %s is answered with %i', async (mode, type, status) => {
  const other = await testApp({ settings: { CONSENT_MODE: mode }, on: server.database });
  try {
    const consent = decideConsent(undefined, everything, type, { now: testNow, newId: newId() });
    expect((await record(consent, {}, other.app)).statusCode).toBe(status);
    const rows = await rowsOf(consent.uniqueId);
    expect(rows).toMatchObject(status === 200 ? [{ mode, consentType: type }] : []);
  } finally {
    await other.close();
  }
});
