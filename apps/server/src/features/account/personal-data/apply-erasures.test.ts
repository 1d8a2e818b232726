import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteForm } from '#server/features/lead/table.ts';
import { makeAccount, testPassword } from '#server/testing/accounts.ts';
import { keepAllMails } from '#server/testing/keep-all-mails.ts';
import { makeLead } from '#server/testing/leads.ts';
import { postJson } from '#server/testing/post-json.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { account } from '../table.ts';
import { addErasures, applyErasures, listErasures } from './apply-erasures.ts';
import { erasure } from './table.ts';
import { findTraces, leaveTraces, samplePerson } from './testing/sample-person.ts';
import { readWholeDatabase } from './testing/whole-database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = testNow;
});

const erase = (headers: Record<string, string>) =>
  postJson(server.app, '/api/me/personal-data/erase', { password: testPassword }, headers);
/** Without a mail server a mail that must leave no trace is deleted immediately. */
const sendMails = () => keepAllMails(server.db, ['data-erased']);

describe('erasures after a restore of the database', () => {
  it('are applied again, except to people who registered later', async () => {
    const who = samplePerson();
    const { id, headers, campaignId } = await leaveTraces(server, who);
    await erase(headers);
    await sendMails();
    const kept = await listErasures(server.db);
    await server.db.delete(erasure);
    // The backup is older than the erasure, so it has the account and the requests but not the erasure.
    const restored = await makeAccount(server.db, { id, username: who.username, email: who.email });
    const forms = (created: Date, values: object) => ({
      ...{ name: who.name, surname: who.surname, email: who.email, emailKey: who.email.toLowerCase() },
      ...{ phone: `+90${who.phone}`, city: 'İzmir', town: 'Bornova', createdAt: created },
      ...values,
    });
    await server.db.insert(quoteForm).values(forms(testNow, {}));
    await makeLead(server.db, {
      ...{ customerId: restored.id, campaignId, contactEmail: who.email, contactPhone: `+90${who.phone}` },
      ...{ contactName: who.name, contactSurname: who.surname, createdAt: testNow },
    });
    await addErasures(server.db, kept);
    const later = new Date(testNow.getTime() + 3_600_000);
    expect(await applyErasures(server.db, later)).toBeGreaterThanOrEqual(1);
    expect(findTraces(await readWholeDatabase(server.db), who)).toEqual([]);

    await server.db.insert(quoteForm).values(forms(later, {}));
    await makeAccount(server.db, { username: who.username, email: who.email });
    await applyErasures(server.db, later);
    expect(await server.db.$count(quoteForm, eq(quoteForm.email, who.email))).toBe(1);
    expect(await server.db.$count(account, eq(account.email, who.email))).toBe(1);
  });

  it('are stored as digests that identify nobody', async () => {
    const who = samplePerson();
    const { id, headers } = await leaveTraces(server, who);
    await erase(headers);
    const digests = JSON.stringify(await listErasures(server.db));
    for (const text of [id, who.email, who.email.toLowerCase(), who.phone])
      expect(digests).not.toContain(text);
  });

  it('are stored once', async () => {
    const kept = await listErasures(server.db);
    await addErasures(server.db, kept);
    expect(await listErasures(server.db)).toEqual(kept);
  });
});
