import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { leadEvent } from '#server/features/lead/table.ts';
import { testNow } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';
import { openResults } from './testing/open-results.ts';

const { server, ours, theirs, ask, post, rowOf, reasonsOf, close } = await openResults();
beforeEach(() => {
  server.clock.now = testNow;
  server.actAs(undefined);
});
afterAll(close);

describe('file of results', () => {
  const take = async (text: string, isTrial: boolean, upload?: string) => {
    const name = upload ?? (await uploadFile(server, Buffer.from(text), 'sonuclar.csv'));
    const reply = await post('/api/crm/lead-results', { upload: name, isTrial });
    return { reply, name };
  };
  const outcomesOf = (rows: readonly { outcome: string }[]) => rows.map(({ outcome }) => outcome);

  it('is checked row by row, stored once, and undone as a whole', async () => {
    const [won, lost, as, other] = [
      await ask(ours, 'Şükrü'),
      await ask(ours),
      await ask(ours),
      await ask(theirs, 'Zülküf'),
    ];
    const reasons = await reasonsOf(ours);
    const [reason] = reasons;
    server.actAs(ours.agent);
    const text = [
      'Kayıt numarası;Durum;Neden',
      `${won};KAZANILDI;`,
      `${lost};Lost;${reason?.name.toLocaleUpperCase('tr')}`,
      `${as};Yeni;`,
      `${other};Kazanıldı;`,
      `${lost};Kaybedildi;Keyfi`,
      'hiç;Kazanıldı;',
    ].join('\r\n');
    const { reply: trial, name } = await take(text, true);
    expect(trial.statusCode, trial.body).toBe(200);
    expect(trial.json()).toMatchObject({ left: 1, change: null });
    expect(outcomesOf(trial.json().rows)).toEqual(['taken', 'taken', 'refused', 'refused', 'refused']);
    expect(trial.json().rows[0]).toMatchObject({ line: 2, lead: { id: won, campaign: 'Kış lastiği' } });
    expect(trial.json().rows[2]).toMatchObject({ lead: null });
    const messages = trial.json().rows.map(({ message }: { message: string | null }) => message);
    expect(messages.slice(3)).toEqual([
      `Neden: “Keyfi” tanınmadı; şunlardan biri olmalı: ${reasons.map(({ name }) => name).join(', ')}`,
      'Kayıt numarası: “hiç” bir kayıt numarası değil; dışa aktarılan listedeki numarayı olduğu gibi yazın',
    ]);
    expect(trial.body).not.toContain('Zülküf');
    expect(await rowOf(won)).toMatchObject({ stage: 'new' });

    const { change, rows } = (await take(text, false, name)).reply.json();
    expect(outcomesOf(rows)).toEqual(['taken', 'taken', 'refused', 'refused', 'refused']);
    expect(await rowOf(lost)).toMatchObject({ stage: 'lost', lostReasonId: reason?.id });
    expect((await take(text, false)).reply.json().rows).toEqual(rows);
    const repeated = (await take(text, true)).reply.json().rows;
    expect(outcomesOf(repeated).slice(0, 2)).toEqual(['unchanged', 'unchanged']);
    expect(await server.db.$count(leadEvent, eq(leadEvent.leadId, won))).toBe(1);

    expect((await post(`/api/crm/changes/${change}/undo`, {})).json()).toMatchObject({
      done: 2,
      failed: [],
    });
    expect(await rowOf(won)).toMatchObject({ stage: 'new', state: 'received' });
    expect(outcomesOf((await take(text, false)).reply.json().rows).slice(0, 2)).toEqual(['taken', 'taken']);
  });

  it('takes a row that it repeats once, in the preview as well', async () => {
    const id = await ask(ours);
    const reasons = (await reasonsOf(ours)).map(({ name }) => name).join(', ');
    server.actAs(ours.agent);
    const text = ['requestId;stage', `${id};Görüşüldü`, `${id};Görüşüldü`, `${id};Kaybedildi`].join('\n');
    for (const isTrial of [true, false]) {
      const { reply } = await take([text, `${id};Kaybedildi`].join('\n'), isTrial);
      expect(outcomesOf(reply.json().rows)).toEqual(['taken', 'unchanged', 'refused', 'refused']);
      expect(reply.json().rows[2]).toMatchObject({ message: `Neden: Şunlardan biri olmalı: ${reasons}` });
    }
    expect(await server.db.$count(leadEvent, eq(leadEvent.leadId, id))).toBe(1);
  });

  it('names the possible states for an unknown one', async () => {
    const id = await ask(ours);
    server.actAs(ours.agent);
    const [row, blank] = (await take(`İstek no;Durum\n${id};Bitti\n;Kazanıldı`, true)).reply.json().rows;
    const states = 'Görüşüldü, İlgileniyor, Teklif verildi, Kazanıldı, Kaybedildi';
    expect(row).toMatchObject({
      outcome: 'refused',
      message: `Durum: “Bitti” tanınmadı; şunlardan biri olmalı: ${states}`,
    });
    expect(blank.message).toBe('Kayıt numarası: Bu hücre boş; dışa aktarılan listedeki numarayı yazın');
  });

  it('repeats only the beginning of a long cell, in every column', async () => {
    const id = await ask(ours);
    server.actAs(ours.agent);
    const long = 'ç'.repeat(500);
    const text = ['İstek no;Durum;Neden', `${long};Kazanıldı;`, `${id};${long};`, `${id};Kaybedildi;${long}`];
    const { rows } = (await take(text.join('\n'), true)).reply.json();
    for (const { message } of rows) {
      expect(message).toContain(`: “${'ç'.repeat(40)}…” `);
      expect(message).not.toContain('ç'.repeat(41));
    }
    expect(outcomesOf(rows)).toEqual(['refused', 'refused', 'refused']);
  });

  it('judges each row after the ones before it, in the preview as well', async () => {
    const [reason] = await reasonsOf(ours);
    const [twice, passed, shared, sharing] = [
      await ask(ours),
      await ask(ours),
      await ask(ours),
      await ask(ours),
    ];
    server.actAs(ours.agent);
    const text = [
      'requestId;stage;reason;resultId',
      `${twice};won;;`,
      `${twice};lost;${reason?.name};`,
      `${passed};offered;;`,
      `${passed};offered;;again`,
      `${passed};contacted;;`,
      `${shared};won;;S-7`,
      `${sharing};won;;S-7`,
    ].join('\n');
    for (const isTrial of [true, false]) {
      const rows = (await take(text, isTrial)).reply.json().rows;
      expect(outcomesOf(rows)).toEqual([
        ...['taken', 'refused', 'taken', 'unchanged', 'taken', 'taken', 'refused'],
      ]);
      expect(rows[1].message).toBe(refusals['decided-otherwise']);
      expect(rows[6].message).toBe(refusals['idempotency-key-reused']);
    }
    expect(await rowOf(twice)).toMatchObject({ stage: 'won' });
    expect(await rowOf(passed)).toMatchObject({ stage: 'contacted' });
  });

  it.each([
    ['no column of requests', 'Ad;Durum\nElif;Kazanıldı'],
    ['only a head', 'İstek no;Durum'],
    ['a picture', '\x89PNG\0\0\0\0'],
  ])('is refused when it is %s', async (_name, text) => {
    server.actAs(ours.agent);
    const { reply } = await take(text, true);
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'file-unreadable']);
  });

  it('belongs to its uploader and has a limited number of rows', async () => {
    server.actAs(ours.agent);
    const row = `${ours.brandId};Kazanıldı`;
    const { reply, name } = await take(['İstek no;Durum', ...Array(2_001).fill(row)].join('\n'), true);
    expect(reply.json().code).toBe('too-many-results');
    server.actAs(theirs.agent);
    expect((await post('/api/crm/lead-results', { upload: name, isTrial: true })).statusCode).toBe(404);
  });
});
