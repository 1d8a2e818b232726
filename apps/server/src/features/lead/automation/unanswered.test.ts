import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { presentLetter } from '#server/features/mail/present-letter.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { testNow } from '#server/testing/test-app.ts';
import { beginEscalating } from './begin-escalating.ts';
import { runAutomations } from './run-automations.ts';
import { automation } from './table.ts';
import { afterLunch, minutes, openAutomation } from './testing/automation-desk.ts';

const {
  server,
  services,
  call,
  makeSide,
  automate,
  ask,
  askFor,
  runAt,
  runsOf,
  rowOf,
  mailsTo,
  work,
  story,
} = await openAutomation();

describe('unanswered lead', () => {
  it('reminds its owner once during opening hours, as its timeline and the list show', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const rule = await automate(side);
    const id = await ask(side, { ownerId });
    await runAt(minutes(29));
    await runAt(minutes(31));
    expect(await runsOf(id)).toEqual([]);
    await runAt(afterLunch);
    await runAt(minutes(91));
    expect(await runsOf(id)).toMatchObject([
      { automationId: rule.id, action: 'remind', people: [ownerId], createdAt: afterLunch },
    ]);
    const mails = await mailsTo(ownerId);
    expect(mails).toMatchObject([{ data: { action: 'remind', rule: rule.name, count: 1 } }]);
    // E-mails contain no personal data of the customer.
    expect(JSON.stringify(mails[0]?.data)).not.toMatch(/Ada|ornek|90532/);
    expect(JSON.stringify(mails[0]?.data)).toContain(`/crm-admin/leads?open=${id}`);
    expect(await story(id)).toContainEqual(
      expect.objectContaining({
        by: null,
        what: { kind: 'automation', rule: rule.name, action: 'remind', people: [side.names[0]] },
      }),
    );
    const list = (await call('GET', `crm/automation-runs?automationId=${rule.id}`)).json();
    expect(list).toMatchObject({
      total: 1,
      items: [{ name: 'Ada Su', leadId: id, people: side.names[0], isDone: true }],
    });
    expect((await call('GET', `crm/automations/${rule.id}`)).json()).toMatchObject({ runs: 1 });
  });

  it('is escalated without any setup: to all people of the brand and its owner, or to those of all brands', async () => {
    const [staffed, bare] = [await makeSide(2), await makeSide(1)];
    await server.db
      .update(account)
      .set({ isActive: false })
      .where(eq(account.id, bare.ids[0] ?? ''));
    const { id: forAll } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
    // Brands are made by the database's clock.
    const begin = (isActive: boolean) =>
      server.db
        .update(automation)
        .set({ activeSince: testNow, isActive })
        .where(eq(automation.brandId, bare.brandId));
    await beginEscalating(server.db, testNow);
    await server.db
      .update(automation)
      .set({ activeSince: testNow })
      .where(eq(automation.brandId, staffed.brandId));
    await begin(true);
    const [theirs, ours] = [await ask(staffed, { ownerId: forAll }), await ask(bare)];
    await runAt(minutes(29));
    expect((await rowOf(theirs))?.escalatedAt).toBeNull();
    await runAt(afterLunch);
    const toldOf = async (id: string) => (await runsOf(id)).flatMap(({ people }) => people);
    expect((await toldOf(theirs)).toSorted()).toEqual([...staffed.ids, forAll].toSorted());
    expect(await toldOf(ours)).toContain(forAll);
    expect((await rowOf(theirs))?.escalatedAt).toEqual(afterLunch);

    // Its name is in the language of the reader, in the timeline, the log and the mail.
    for (const [locale, rule] of [
      ['tr', 'Süresinde yanıtlanmayanları bildir'],
      ['en', 'Report overdue first answers'],
    ] as const) {
      const read = async (path: string) =>
        (await server.app.inject({ url: `/api/crm/${path}`, headers: { 'accept-language': locale } })).json();
      const { entries } = await read(`leads/${theirs}/story`);
      expect(entries).toContainEqual(
        expect.objectContaining({ what: expect.objectContaining({ kind: 'automation', rule }) }),
      );
      const { items } = await read(`automation-runs?brandId=${staffed.brandId}`);
      expect(items[0].labels.automationId).toBe(rule);
      const [mailed] = await mailsTo(forAll);
      if (mailed === undefined) throw new Error('No mail was put.');
      expect(presentLetter({ ...mailed, locale }, services.env).text).toContain(rule);
    }
    expect((await mailsTo(staffed.ids[0] ?? '')).length).toBe(1);
    const escalated = await call('GET', `crm/leads?urgency=escalated&brandId=${staffed.brandId}`);
    expect(escalated.json()).toMatchObject({ total: 1 });
    // It can be stopped like any other.
    await begin(false);
    server.clock.now = testNow;
    const later = await ask(bare, { contactEmail: 'b@ornek.example' });
    await runAt(afterLunch);
    expect(await runsOf(later)).toEqual([]);
  });

  it('is told to everybody of a large brand', async () => {
    const side = await makeSide(60);
    await beginEscalating(server.db, testNow);
    await server.db
      .update(automation)
      .set({ activeSince: testNow })
      .where(eq(automation.brandId, side.brandId));
    const id = await ask(side);
    await runAt(afterLunch);
    expect((await runsOf(id)).flatMap(({ people }) => people)).toHaveLength(side.ids.length);
  });

  it("is reassigned by the brand's rules in turn, and the new owner gets one mail", async () => {
    const side = await makeSide(3);
    const [ada, can, ece] = side.ids as [string, string, string];
    const given = { name: 'Herkes', brandId: side.brandId, people: [ada, can].join(','), isActive: true };
    expect((await call('POST', 'crm/assignment-rules', given)).statusCode).toBe(200);
    await automate(side, { action: 'reassign' });
    const [first, second, third] = [
      await ask(side, { ownerId: ada }),
      await ask(side, { ownerId: ece, respondBy: minutes(31) }),
      await ask(side, { ownerId: ece, respondBy: minutes(32) }),
    ];
    await runAt(afterLunch);
    expect((await rowOf(first))?.ownerId).toBe(can);
    expect((await rowOf(second))?.ownerId).toBe(ada);
    expect(await rowOf(third)).toMatchObject({ ownerId: can, version: 2 });
    expect(await mailsTo(can)).toMatchObject([{ data: { count: 2 } }]);
    expect(await mailsTo(ece)).toEqual([]);
    // The run says who got the request. The person's other requests are listed as well.
    const entries = (await story(first)).filter(({ leadId }: { leadId: string }) => leadId === first);
    expect(entries.map(({ what }: { what: object }) => what)).toEqual([
      expect.objectContaining({ kind: 'automation', people: [side.names[1]] }),
      expect.objectContaining({ kind: 'asked' }),
    ]);
  });

  it('reminds a new owner only after the same wait, so that nobody is notified twice of one reassignment', async () => {
    const side = await makeSide(2);
    const [ada, can] = side.ids as [string, string];
    await automate(side, { action: 'reassign', people: side.ids.join(',') });
    await automate(side);
    const id = await ask(side, { ownerId: ada });
    await runAt(afterLunch);
    await runAt(minutes(149));
    expect(await runsOf(id)).toMatchObject([{ action: 'reassign', people: [can] }]);
    expect(await mailsTo(can)).toMatchObject([{ data: { action: 'reassign', count: 1 } }]);
    await runAt(minutes(150));
    expect((await mailsTo(can)).map(({ data }) => (data as { action: string }).action)).toEqual([
      'reassign',
      'remind',
    ]);
    expect(await mailsTo(ada)).toEqual([]);
  });

  it('is reassigned to the first named person with room, or to nobody', async () => {
    const side = await makeSide(3);
    const [owner, away, there] = side.ids as [string, string, string];
    await call('PATCH', `crm/assignees/${away}`, { version: 1, values: { absentFrom: '2026-11-20' } });
    await call('PATCH', `crm/assignees/${there}`, { version: 1, values: { capacity: 1 } });
    await automate(side, { action: 'reassign', people: [owner, away, there].join(',') });
    const [one, other] = [await ask(side, { ownerId: owner }), await ask(side, { ownerId: owner })];
    await runAt(afterLunch);
    const owners = [(await rowOf(one))?.ownerId, (await rowOf(other))?.ownerId];
    expect(owners.toSorted()).toEqual([owner, there].toSorted());
    expect((await runsOf(one, other)).map(({ people }) => people.length).toSorted()).toEqual([0, 1]);
  });

  it('notifies the people of the rule in their language, without mails to those who want none', async () => {
    const side = await makeSide(3);
    const [english, silent, gone] = side.ids as [string, string, string];
    await server.db.execute(sql`update account set locale = 'en' where id = ${english}`);
    await call('PATCH', `crm/assignees/${silent}`, { version: 1, values: { wantsMail: false } });
    await automate(side, { action: 'tell', people: side.ids.join(','), hours: 2 });
    await server.db.execute(sql`update account set is_active = false where id = ${gone}`);
    const id = await ask(side);
    await runAt(minutes(179));
    expect(await runsOf(id)).toEqual([]);
    await runAt(minutes(180));
    expect(await runsOf(id)).toMatchObject([{ people: [english, silent] }]);
    expect(await mailsTo(english)).toMatchObject([{ locale: 'en', data: { action: 'tell' } }]);
    expect([...(await mailsTo(silent)), ...(await mailsTo(gone))]).toEqual([]);
  });

  it('is skipped when answered, snoozed, withdrawn, merged, suspect or closed', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    await automate(side);
    const mine = { ownerId };
    const [answered, snoozed, won, withdrawn, kept] = [
      await ask(side, mine),
      await ask(side, mine),
      await ask(side, mine),
      await ask(side, mine),
      await ask(side, mine),
    ] as const;
    const suspect = await ask(side, { ...mine, isSuspect: true });
    const merged = await ask(side, { ...mine, mergedInto: kept });
    await work(answered, { kind: 'contact', channel: 'call', outcome: 'reached' });
    await work(snoozed, { kind: 'snooze', until: minutes(120).toISOString() });
    await work(won, { kind: 'stage', stage: 'won' });
    await withdrawLead(server.db, withdrawn);
    await runAt(afterLunch);
    const all = [answered, snoozed, won, withdrawn, kept, suspect, merged];
    expect((await runsOf(...all)).map(({ leadId }) => leadId)).toEqual([kept]);
    // A snoozed request has its turn when the snooze is over.
    await runAt(minutes(121));
    expect((await runsOf(snoozed)).length).toBe(1);
  });

  it('waits for the first opening minute when its snooze ends on a public holiday', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const istanbul = (text: string) => new Date(`${text}:00+03:00`);
    server.clock.now = istanbul('2026-10-28T09:30');
    await automate(side);
    const id = await ask(side, { ownerId, respondBy: istanbul('2026-10-28T10:30') });
    await work(id, { kind: 'snooze', until: istanbul('2026-10-29T10:00').toISOString() });
    for (const time of ['28T11:00', '28T14:00', '29T10:00', '29T15:00', '30T08:59']) {
      await runAt(istanbul(`2026-10-${time}`));
      expect(await runsOf(id)).toEqual([]);
    }
    await runAt(istanbul('2026-10-30T09:00'));
    expect((await runsOf(id)).length).toBe(1);
  });

  it('waits from its preferred time of day on, as the trial says', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const rule = await automate(side);
    const id = await askFor(side, 'evening', { ownerId });
    const other = await ask(side, { ownerId });
    await runAt(afterLunch);
    expect((await runsOf(id, other)).map(({ leadId }) => leadId)).toEqual([other]);
    // The evening is the last hour of Friday, and as long as the time for an answer.
    await runAt(minutes(359));
    expect(await runsOf(id)).toEqual([]);
    const monday = new Date('2026-11-23T09:00:00+03:00');
    await runAt(monday);
    expect((await runsOf(id)).length).toBe(1);
    const { latest } = (await call('GET', `crm/automations/${rule.id}/trial`)).json();
    const run = latest.find((one: { id: string }) => one.id === id);
    expect(run).toMatchObject({ at: monday.toISOString() });
  });

  it('is handled once by two nodes, and all of many are handled', async () => {
    const side = await makeSide();
    const [ownerId, other] = side.ids as [string, string];
    await automate(side);
    await automate(side, { action: 'tell', people: other });
    const ids = await Promise.all(Array.from({ length: 7 }, () => ask(side, { ownerId })));
    server.clock.now = afterLunch;
    await Promise.all([
      runAutomations(server.db, services, 3),
      runAutomations(server.db, services, 3),
      runAutomations(server.db, services, 3),
    ]);
    await runAutomations(server.db, services, 3);
    expect((await runsOf(...ids)).length).toBe(14);
    const counts = async (id: string) =>
      (await mailsTo(id)).map(({ data }) => (data as { count: number }).count);
    for (const id of [ownerId, other])
      expect((await counts(id)).reduce((sum, count) => sum + count, 0)).toBe(7);
  });
});
