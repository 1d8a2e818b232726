import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testNow } from '#server/testing/test-app.ts';
import { lead } from '../table.ts';
import { afterLunch, minutes, openAutomation } from './testing/automation-desk.ts';

const { server, call, makeSide, automate, ask, runAt, runsOf, work } = await openAutomation();

describe('urgency of a lead', () => {
  it('is shown and filterable: later, today, overdue, and escalated until the first answer', async () => {
    const side = await makeSide();
    const rule = await automate(side, { action: 'tell', people: side.ids[0] });
    // Urgency is determined by the database's clock, so these times are relative to the real time.
    const inHours = (hours: number) => new Date(Date.now() + hours * hourInMs);
    const escalated = await ask(side);
    const notified = await ask(side);
    const overdue = await ask(side, { respondBy: minutes(600), dueAt: inHours(-1) });
    const later = await ask(side, { respondBy: minutes(600), dueAt: inHours(48) });
    const won = await ask(side, { respondBy: minutes(600) });
    await work(won, { kind: 'stage', stage: 'won' });
    await runAt(afterLunch);
    expect((await runsOf(escalated, notified)).length).toBe(2);
    await work(notified, { kind: 'contact', channel: 'call', outcome: 'reached' });
    await server.db
      .update(lead)
      .set({ dueAt: inHours(48) })
      .where(eq(lead.id, notified));
    const found = async (urgency: string) => {
      const reply = await call('GET', `crm/leads?brandId=${side.brandId}&urgency=${urgency}`);
      return reply.json().items.map((row: { id: string; urgency: string }) => [row.id, row.urgency]);
    };
    expect(await found('escalated')).toEqual([[escalated, 'escalated']]);
    expect(await found('overdue')).toEqual([[overdue, 'overdue']]);
    expect((await found('later')).toSorted()).toEqual(
      [
        [later, 'later'],
        [notified, 'later'],
      ].toSorted(),
    );
    expect((await found('due,overdue,escalated,later')).length).toBe(4);
    expect((await call('GET', `crm/leads/${won}`)).json()).toMatchObject({ urgency: null });
    const wrong = await call('GET', 'crm/leads?urgency=soon');
    expect(wrong.statusCode).toBe(400);
    // When nobody could be notified, the run names nobody.
    await server.db.execute(sql`update account set is_active = false where id = ${side.ids[0]}`);
    server.clock.now = testNow;
    const unnotified = await ask(side);
    await runAt(afterLunch);
    expect(await runsOf(unnotified)).toMatchObject([{ automationId: rule.id, people: [] }]);
    expect(await found('escalated')).toEqual([[escalated, 'escalated']]);
  });
});
