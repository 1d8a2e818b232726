import type { OfferBook, OfferRow } from '@ayrac/contract/office/loan-books.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { openImports } from './testing/import-desk.ts';

const TODAY = '2026-11-20';
const LATER = '2026-12-01';
const source = { sourceUrl: 'https://www.garantibbva.com.tr/oranlar' };

const { office, desk, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

const bookOf = async (type: string, on = TODAY): Promise<OfferBook> =>
  (await office.get('loan-offers', { type, on })).json();
async function offerOf(type: string, bankId: string, on = TODAY): Promise<OfferRow | undefined> {
  const { rows } = await bookOf(type, on);
  return rows.filter((row) => row.bankId === bankId && row.validFrom <= on).at(-1);
}
const checkRates = async (file: string | Buffer, fixed: object = { from: TODAY, ...source }) =>
  desk.check(await desk.begin('rates', file), { fixed });

it('a check of rates checks every row without writing', async () => {
  const { version } = await bookOf('tasit');
  const same = (await offerOf('tasit', 'akbank'))?.rates[12];
  const file = [
    'Banka;Tür;12 ay;24;En çok;Adres',
    'Garanti;Taşıt;"3,5";;;',
    `AKBANK;vehicle loan;${same};;;`,
    'Yeni Banka;taşıt kredisi;3.9;;"1.000.000";https://yeni.example',
    'İş Bankası;Taşıt;çok;;;',
    'Garanti;Taşıt;3;;;',
    'Eksik Banka;Taşıt;3;;;',
    'Garanti;Tekne;3;;;',
  ].join('\n');
  const { id, counts } = await checkRates(file);
  expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, refused: 4 });
  const rows = await desk.rowsOf(id);
  expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'changed'],
    [3, 'unchanged'],
    [4, 'new'],
    [5, 'refused'],
    [6, 'refused'],
    [7, 'refused'],
    [8, 'refused'],
  ]);
  expect(rows[0]).toMatchObject({
    label: 'Garanti · Taşıt · 20.11.2026',
    changes: [{ field: 'rates.12', before: 3.69, after: 3.5 }],
  });
  expect(rows[3]?.problems).toMatchObject([{ field: 'rates.12', column: '12 ay' }]);
  expect(rows[5]?.problems.map(({ field }) => field)).toEqual(['maxAmount', 'productUrl']);
  expect(rows[6]?.problems).toMatchObject([{ field: 'loanType', column: 'Tür' }]);
  expect((await bookOf('tasit')).version).toBe(version);
});

it('rates are written with new banks and several types, and undone as one change', async () => {
  const before = (await offerOf('konut', 'ziraat'))?.rates[12];
  const file =
    'Banka\tTür\t12\tEn çok\tAdres\nKuzey\tTaşıt\t3,1\t500.000\thttps://kuzey.example\nZiraat\tKonut\t2,5';
  const { id } = await checkRates(file);
  expect(await desk.run(id)).toMatchObject({ state: 'done', counts: { written: 2 } });
  expect(await offerOf('tasit', 'kuzey')).toMatchObject({
    ...{ bankName: 'Kuzey', rates: { 12: 3.1 }, maxAmount: 500_000, change: id },
    ...source,
  });
  expect((await offerOf('konut', 'ziraat'))?.rates[12]).toBe(2.5);
  const added = and(eq(auditEntry.targetKind, 'bank'), eq(auditEntry.changeId, id));
  expect(await office.db.select().from(auditEntry).where(added)).toMatchObject([
    { action: 'record-created', targetId: 'kuzey', changes: { name: { before: null, after: 'Kuzey' } } },
  ]);
  const { tables } = (await office.app.inject({ url: '/api/public/loan-offers' })).json();
  expect(JSON.stringify(tables)).toContain('Kuzey');
  expect((await desk.move(id, 'undo')).statusCode).toBe(200);
  expect(await desk.work(id, 'undoing')).toMatchObject({ state: 'undone', counts: { written: 0 } });
  expect(await offerOf('tasit', 'kuzey')).toBeUndefined();
  expect((await offerOf('konut', 'ziraat'))?.rates[12]).toBe(before);
});

it('a later row of a bank builds on a much earlier one, as checked', async () => {
  const held = await offerOf('ihtiyac', 'enpara', LATER);
  const file = [
    'Banka;Geçerlilik;En çok;En uzun vade;12;24',
    `Enpara;${TODAY};700.000;"125.000: 36; 24";3,1;`,
    // More rows than one batch checks.
    ...Array.from({ length: 250 }, () => 'Enpara;yarın;;;;'),
    'Enpara;01.12.2026;;-;;2,9',
  ].join('\n');
  const { id } = await checkRates(file, { loanType: 'ihtiyac', ...source });
  expect((await desk.rowsOf(id, { outcome: 'changed' }))[1]?.changes).toEqual([
    { field: 'maxTermByAmount', before: '125.000: 36; 24', after: null },
    { field: 'rates.24', before: held?.rates[24], after: 2.9 },
  ]);
  expect(await desk.run(id)).toMatchObject({ counts: { written: 2, refused: 250 } });
  expect(await offerOf('ihtiyac', 'enpara', LATER)).toMatchObject({
    ...{ validFrom: LATER, maxAmount: 700_000, maxTermByAmount: [] },
    rates: { ...held?.rates, 12: 3.1, 24: 2.9 },
  });
});

it('a bank that was changed after the check is omitted, and an undo spares later changes of others', async () => {
  const file = 'Banka;Tür;24\nHalkbank;Konut;2,1\nGaranti;Konut;2,2';
  const { id } = await checkRates(file);
  const { version } = await bookOf('konut');
  const change = async (bankId: string, rate: number, at: number) => {
    const offer = await offerOf('konut', bankId);
    if (offer === undefined) throw new Error('There is no such offer.');
    const { rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed } = offer;
    const terms = { minAmount, maxAmount, maxTermByAmount, productUrl, isListed };
    const offers = [{ ...terms, bankId, rates: { ...rates, 24: rate } }];
    const books = [{ type: 'konut', version: at, offers }];
    expect((await office.send('POST', 'loan-offers', { from: TODAY, ...source, books })).statusCode).toBe(
      200,
    );
  };
  await change('halkbank', 3, version);
  expect(await desk.run(id)).toMatchObject({ state: 'done', counts: { written: 1, refused: 1 } });
  expect((await offerOf('konut', 'halkbank'))?.rates[24]).toBe(3);
  expect((await offerOf('konut', 'garanti'))?.rates[24]).toBe(2.2);
  await change('garanti', 2.7, (await bookOf('konut')).version);
  expect((await desk.move(id, 'undo')).json()).toMatchObject({ code: 'import-changed-since' });
  expect((await offerOf('konut', 'garanti'))?.rates[24]).toBe(2.7);
});

it('a file of Turkish Windows is read, and past rates require a reason', async () => {
  const bytes = Buffer.from('Banka;12\n\xDD\xFE Bankas\xFD;3,3', 'latin1');
  const fixed = { loanType: 'tasit', ...source };
  const { id, columns } = await checkRates(bytes, { ...fixed, from: '2026-11-19' });
  expect(columns.map(({ field }) => field)).toEqual(['bank', 'rates.12']);
  expect((await desk.rowsOf(id))[0]?.problems).toMatchObject([{ field: 'note' }]);
  const again = await desk.check(await desk.get(id), {
    fixed: { ...fixed, from: '2026-11-19', note: 'Yanlış okunmuş' },
  });
  expect(await desk.rowsOf(again.id)).toMatchObject([{ outcome: 'changed' }]);
});

it('the columns of an exported file are recognised', async () => {
  const file = (await office.get('loan-rows/offers/export', { format: 'csv' })).body;
  const { columns } = await desk.begin('rates', file);
  const named = columns.flatMap(({ field }) => field ?? []);
  expect(named).toEqual(
    expect.arrayContaining(['loanType', 'bank', 'from', 'sourceUrl', 'minAmount', 'isListed', 'rates.240']),
  );
});

it.each([
  [{ from: TODAY }, ['loanType', 'sourceUrl']],
  [{ from: TODAY, ...source, loanType: 'konut', bank: 'Garanti' }, ['bank']],
  [{ from: TODAY, ...source, loanType: 'konut', 'rates.12': '3' }, ['rates.12']],
])('%j is refused as a value for all rows', async (fixed, fields) => {
  const { id, columns } = await desk.begin('rates', 'Banka;12\nGaranti;3');
  const body = {
    columns: columns.map(({ field, numbers }) => ({ field, numbers })),
    fixed,
    stopsAtRefused: false,
  };
  const reply = await office.send('POST', `imports/${id}/check`, body);
  expect([reply.statusCode, Object.keys(reply.json().fields).toSorted()]).toEqual([400, fields]);
});
