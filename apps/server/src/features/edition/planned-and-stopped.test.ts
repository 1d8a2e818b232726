import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { type Newsroom, openNewsroom } from './testing/newsroom.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await openNewsroom();
});
beforeEach(() => room.clear());
afterAll(() => room.office.close());

const at = (minutes: number) => {
  room.office.clock.now = new Date(testNow.getTime() + minutes * 60_000);
};
const recipients = async () => (await room.mails()).map(({ recipient }) => recipient);
const unique = (values: readonly string[]) => [...new Set(values)];

describe('stopped edition', () => {
  it('removes mails that were not attempted, and reaches everyone once after it resumes', async () => {
    const emails = await room.makeReaders(130);
    const edition = await room.compose();
    await room.send(edition);
    await room.batch();
    // One mail was handed to the mail server, whose response may be lost.
    await room.db.execute(sql`
      update mail set message_id = 'tried', attempts = 1
      where id = (select id from mail order by id limit 1)`);
    const stopped = (await room.move(edition.id, 'stop')).json();
    expect(stopped).toMatchObject({
      state: 'stopped',
      actions: ['resume', 'cancel'],
      progress: { reached: 1 },
    });
    expect(await room.batch()).toBe(false);
    expect(await recipients()).toHaveLength(1);
    expect((await room.move(edition.id, 'stop')).json().code).toBe('edition-moved');
    await room.move(edition.id, 'resume');
    expect(await room.work(edition.id)).toMatchObject({ state: 'sent', progress: { reached: 130 } });
    expect((await recipients()).toSorted()).toEqual(emails.toSorted());
  });

  it('stops after a batch in progress and leaves no partial one', async () => {
    await room.makeReaders(130);
    const edition = await room.compose();
    await room.send(edition);
    const [, stop] = await Promise.all([room.batch(), room.move(edition.id, 'stop')]);
    expect(stop.json()).toMatchObject({ state: 'stopped', progress: { reached: 0 } });
    expect(await recipients()).toEqual([]);
    expect(await room.batch()).toBe(false);
  });

  it('leaves its readers to the Thursday issue', async () => {
    await makeCampaign(room.db);
    const emails = await room.makeReaders(2);
    const edition = await room.compose();
    await room.send(edition);
    await room.batch();
    await room.move(edition.id, 'stop');
    await room.move(edition.id, 'cancel');
    expect(await room.sendThursdays()).toBe(emails.length);
  });

  it('is stopped once in ten concurrent requests', async () => {
    await room.makeReaders(1);
    const edition = await room.compose();
    const sends = await Promise.all(Array.from({ length: 10 }, () => room.send(edition)));
    expect(unique(sends.map(({ statusCode }) => String(statusCode))).toSorted()).toEqual(['200', '409']);
    expect(sends.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const stops = await Promise.all(Array.from({ length: 10 }, () => room.move(edition.id, 'stop')));
    expect(stops.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('scheduled edition', () => {
  it('is sent once at its time in Istanbul, not earlier', async () => {
    await room.makeReaders(2);
    const edition = await room.compose();
    expect((await room.send(edition, '2026-11-20T12:30')).json()).toMatchObject({
      state: 'scheduled',
      sendAt: '2026-11-20T09:30:00.000Z',
      actions: ['unschedule'],
    });
    at(29);
    expect(await room.batch()).toBe(false);
    at(30);
    await Promise.all([room.batch(), room.batch()]);
    expect(await room.work(edition.id)).toMatchObject({
      state: 'sent',
      progress: { readers: 2, reached: 2 },
    });
    expect(await recipients()).toHaveLength(2);
  });

  it('is sent after downtime', async () => {
    await room.makeReaders(1);
    const edition = await room.compose();
    await room.send(edition, '2026-11-20T12:30');
    room.office.clock.now = inDays(1);
    expect(await room.work(edition.id)).toMatchObject({ state: 'sent', progress: { reached: 1 } });
  });

  it('can be changed after it is unscheduled', async () => {
    const edition = await room.compose();
    const planned = (await room.send(edition, '2026-11-20T12:30')).json();
    expect((await room.save(planned, { heading: 'Anders' })).json().code).toBe('edition-moved');
    const free = (await room.move(edition.id, 'unschedule')).json();
    expect(free).toMatchObject({ state: 'draft', sendAt: null });
    expect((await room.save(free, { heading: 'Anders' })).json()).toMatchObject({ heading: 'Anders' });
    room.office.clock.now = inDays(1);
    expect(await room.batch()).toBe(false);
  });

  it('without live campaigns returns to draft with the reason', async () => {
    const { id } = await makeCampaign(room.db);
    const edition = await room.compose([id]);
    await room.send(edition, '2026-11-20T12:30');
    await room.db.update(campaign).set({ isActive: false, status: 'withdrawn' }).where(eq(campaign.id, id));
    at(31);
    await room.batch();
    expect(await room.get(edition.id)).toMatchObject({ state: 'draft', problem: 'nothing-live' });
  });

  it.each([
    ['the past', '2026-11-20T11:59', 'at'],
    ['no day', '2026-02-30T10:00', 'at'],
    ['another century', '2126-11-20T10:00', 'at'],
    ['another form', '20.11.2026', 'body.at'],
  ])('is refused for %s', async (_case, time, field) => {
    const edition = await room.compose();
    const reply = await room.send(edition, time);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toContain(field.replace('body.', ''));
    expect(await room.get(edition.id)).toMatchObject({ state: 'draft' });
  });
});
