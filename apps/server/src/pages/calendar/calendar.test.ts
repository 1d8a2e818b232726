import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { slugHistory } from '#server/features/slug/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const DAY_MS = 24 * 3_600_000;
let site: TestApp;
let id: string;
beforeAll(async () => {
  site = await testApp({
    settings: { ORIGIN: 'https://www.example.com' },
    render: async () => new Response('a page'),
  });
  const { db } = site;
  const live = await makeCampaign(db, {
    title: 'Kışlık lastikte %20, montaj bizden',
    endAt: new Date('2026-11-30T20:59:59Z'),
    english: { title: 'Winter tyres at 20% off, fitting included', description: 'Of this winter.' },
  });
  id = live.id;
  await makeCampaign(db, { title: 'Süresiz' });
  await makeCampaign(db, { title: 'Bitmiş', endAt: new Date(testNow.getTime() - DAY_MS) });
  await makeCampaign(db, {
    title: 'Kalkmış',
    status: 'withdrawn',
    endAt: new Date(testNow.getTime() + DAY_MS),
  });
  await db.insert(slugHistory).values({ kind: 'campaign', slug: 'eski', targetId: id });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url });
const path = '/kampanyalar/kislik-lastikte-20-montaj-bizden/takvim.ics';
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('calendar entry of a campaign', () => {
  it.each([
    [path, 'tr', 'Son gün: Kışlık lastikte %20\\, montaj bizden', path.replace('/takvim.ics', '')],
    [
      `/en${path}`,
      'en',
      'Last day: Winter tyres at 20% off\\, fitting included',
      `/en${path.replace('/takvim.ics', '')}`,
    ],
  ])('%s contains its end in UTC and a link to its page, in %s', async (url, language, title, page) => {
    const { body, headers, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.ics"$/);
    const lines = unfolded(body);
    expect(lines).toContain(`UID:${id}@www.example.com`);
    expect(lines).toContain('DTEND:20261130T205959Z');
    expect(lines).toContain(`SUMMARY;LANGUAGE=${language}:${title}`);
    expect(lines).toContain(`URL:https://www.example.com${page}`);
    expect(lines.filter((line) => line === 'TRIGGER:-P1D')).toHaveLength(1);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it.each(['suresiz', 'bitmis', 'kalkmis', 'yok-boyle'])('is not found: %s', async (slug) => {
    expect((await get(`/kampanyalar/${slug}/takvim.ics`)).statusCode).toBe(404);
  });

  it('follows changes of its campaign', async () => {
    const { headers, statusCode } = await get('/en/kampanyalar/eski/takvim.ics');
    expect([statusCode, headers.location]).toEqual([301, `/en${path}`]);
    expect(await site.db.$count(campaign)).toBe(4);
  });
});
