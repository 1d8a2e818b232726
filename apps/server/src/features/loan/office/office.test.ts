import type { OfferBook, OfferRow } from '@ayrac/contract/office/loan-books.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { testNow } from '#server/testing/test-app.ts';
import { loanOfferRow } from '../table.ts';

const source = { sourceUrl: 'https://banka.example/oranlar', sourceQuote: 'Aylık %3,33' };
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.enter('ADMIN'));
afterEach(() => {
  office.clock.now = testNow;
});
afterAll(() => office.close());

const bookOf = async (type = 'ihtiyac', on = TODAY): Promise<OfferBook> =>
  (await office.get('loan-offers', { type, on })).json();
const rowOf = ({ rows }: OfferBook, bankId: string): OfferRow => {
  const row = rows.find((one) => one.bankId === bankId);
  if (row === undefined) throw new Error(`${bankId} offers nothing.`);
  return row;
};
const termsOf = ({ rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed }: OfferRow) => ({
  ...{ rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed },
});
/** Changes the rate of a bank for 12 months. */
async function setRate(bankId: string, rate: number, more: object = {}) {
  const book = await bookOf();
  const terms = termsOf(rowOf(book, bankId));
  const offers = [{ bankId, ...terms, rates: { ...terms.rates, 12: rate } }];
  const books = [{ type: 'ihtiyac', version: book.version, offers }];
  return office.send('POST', 'loan-offers', { from: TODAY, ...source, books, ...more });
}
/** Returns the rate for 12 months that visitors see. */
async function shownRate(bankId: string): Promise<number | undefined> {
  const { tables } = (await office.app.inject({ url: '/api/public/loan-offers' })).json();
  return tables[0].offers.find((offer: { bankId: string }) => offer.bankId === bankId)?.rates[12];
}

describe('rate in the office', () => {
  it('is shown from midnight in Istanbul when changed from tomorrow on', async () => {
    const before = await shownRate('garanti');
    const reply = await setRate('garanti', 3.33, { from: TOMORROW });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await shownRate('garanti')).toBe(before);
    office.clock.now = new Date('2026-11-20T20:59:59.900Z');
    expect(await shownRate('garanti')).toBe(before);
    office.clock.now = new Date('2026-11-20T21:00:00.000Z');
    expect(await shownRate('garanti')).toBe(3.33);
  });

  it('is shown immediately when changed from today on, with author and source', async () => {
    const { username } = await office.enter('ADMIN');
    expect((await setRate('akbank', 2.5)).statusCode).toBe(200);
    expect(await shownRate('akbank')).toBe(2.5);
    expect(rowOf(await bookOf(), 'akbank')).toMatchObject({
      ...source,
      validFrom: TODAY,
      createdBy: username,
      isExample: false,
      note: null,
    });
  });

  it('is confirmed by a new row with the same figures', async () => {
    expect((await bookOf('konut')).overdue.konut).toBe(5);
    const book = await bookOf('konut');
    const offers = [{ bankId: 'ziraat', ...termsOf(rowOf(book, 'ziraat')) }];
    const books = [{ type: 'konut', version: book.version, offers }];
    const reply = await office.send('POST', 'loan-offers', { from: TODAY, ...source, books });
    expect(reply.json().books[0]).toMatchObject({ overdue: { konut: 4 }, version: book.version + 1 });
  });

  it('is corrected in the past by a new row with a reason; the old one stays on record', async () => {
    const early = { from: '2026-11-01' };
    expect((await setRate('isbank', 3.1, early)).json().fields).toHaveProperty('note');
    expect((await setRate('isbank', 3.1, { ...early, note: 'Yanlış okunmuş' })).statusCode).toBe(200);
    expect(await shownRate('isbank')).toBe(3.1);
    const { offers } = (await office.get('loan-rows/offers', { type: 'ihtiyac' })).json();
    const own = offers.filter(({ bankId }: OfferRow) => bankId === 'isbank');
    expect(own.map(({ validFrom }: OfferRow) => validFrom)).toEqual(['2026-11-01', '2026-01-01']);
  });

  it.each([
    [{ from: '' }, 'from'],
    [{ from: '1999-12-31' }, 'from'],
    [{ sourceUrl: '' }, 'sourceUrl'],
    [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  ])('is refused with %o', async (given, field) => {
    const reply = await setRate('garanti', 3.4, given);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('is refused when it is a yearly rate, by bank and term', async () => {
    const reply = await setRate('garanti', 42.4);
    expect(Object.keys(reply.json().fields)).toEqual(['ihtiyac.garanti.rates.12']);
  });

  it('is audited with the values before and after', async () => {
    const { change } = (await setRate('enpara', 3.05)).json();
    const [entry] = await office.db.select().from(auditEntry).where(eq(auditEntry.changeId, change));
    expect(entry).toMatchObject({
      action: 'loan-offer-dated',
      targetKind: 'loan-offer',
      fields: ['rates.12'],
    });
    expect(entry?.changes).toMatchObject({ 'rates.12': { after: 3.05 }, validFrom: { after: TODAY } });
  });
});

describe('bank of an offer', () => {
  /** Offers the terms of another bank and returns the audit entries about banks of this change. */
  async function addOffer(offered: { bankId: string; bankName?: string }) {
    const book = await bookOf();
    const offers = [{ ...termsOf(rowOf(book, 'garanti')), ...offered }];
    const books = [{ type: 'ihtiyac', version: book.version, offers }];
    const reply = await office.send('POST', 'loan-offers', { from: TODAY, ...source, books });
    expect(reply.statusCode, reply.body).toBe(200);
    const { change } = reply.json();
    const ofBanks = and(eq(auditEntry.changeId, change), eq(auditEntry.targetKind, 'bank'));
    return office.db.select().from(auditEntry).where(ofBanks);
  }

  it('is added in the same change, with an audit entry', async () => {
    expect(await addOffer({ bankId: 'new', bankName: 'Güney Bankası' })).toMatchObject([
      {
        ...{ action: 'record-created', targetId: 'guney-bankasi', fields: ['name'] },
        changes: { name: { before: null, after: 'Güney Bankası' } },
      },
    ]);
    expect(rowOf(await bookOf(), 'guney-bankasi').bankName).toBe('Güney Bankası');
  });

  it.each([{ bankId: 'garanti' }, { bankId: 'new', bankName: 'Akbank' }])(
    'is not audited when it is known: %o',
    async (offered) => {
      expect(await addOffer(offered)).toEqual([]);
    },
  );
});

describe('two editors of one book', () => {
  it('get a conflict for the second change, with the current book', async () => {
    const { version } = await bookOf();
    const offers = [{ bankId: 'garanti', ...termsOf(rowOf(await bookOf(), 'garanti')) }];
    const body = { from: TODAY, ...source, books: [{ type: 'ihtiyac', version, offers }] };
    const replies = await Promise.all([1, 2].map(() => office.send('POST', 'loan-offers', body)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'record-changed',
      current: { type: 'ihtiyac', version: version + 1 },
    });
  });
});

describe('row of a book', () => {
  it('can be withdrawn before it is valid, not afterwards', async () => {
    const before = await shownRate('halkbank');
    const { books } = (await setRate('halkbank', 3.9, { from: TOMORROW })).json();
    const future = books[0].rows.find((row: OfferRow) => row.bankId === 'halkbank');
    const back = await office.send('POST', `loan-rows/offers/${future.id}/take-back`, {
      version: books[0].version,
    });
    expect(back.statusCode, back.body).toBe(200);
    office.clock.now = new Date('2026-11-22T09:00:00Z');
    expect(await shownRate('halkbank')).toBe(before);
    const held = rowOf(await bookOf(), 'halkbank');
    const late = await office.send('POST', `loan-rows/offers/${held.id}/take-back`, back.json());
    expect([late.statusCode, late.json().code]).toEqual([409, 'not-undoable']);
  });

  it('is exported with its source', async () => {
    const reply = await office.get('loan-rows/offers/export', { format: 'csv' });
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.body).toContain('ihtiyac;Halkbank;2026-11-21;Evet;https://banka.example/oranlar');
    expect((await office.get('loan-rows/parameters/export', { format: 'csv' })).body).toContain('kkdf');
    expect((await office.get('loan-rows/parameters/export', { format: 'xlsx' })).statusCode).toBe(200);
  });

  it('is exported with an audit entry of the caller and the number of rows', async () => {
    const { id: actorId } = await office.enter('ADMIN');
    const { body } = await office.get('loan-rows/offers/export', { format: 'csv' });
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.actorId, actorId));
    expect(entries).toMatchObject([
      {
        ...{ action: 'records-exported', targetKind: 'loan-offers' },
        rows: body.trimEnd().split('\r\n').length - 1,
      },
    ]);
  });

  it('is exported however many rows there are', async () => {
    const old = { loanType: 'konut', bankId: 'halkbank', validFrom: '2000-01-01', rates: { 12: 1 } } as const;
    const limits = { minAmount: 1_000, maxAmount: 2_000, maxTermByAmount: [], productUrl: '' };
    await office.db.insert(loanOfferRow).values(Array.from({ length: 1_100 }, () => ({ ...old, ...limits })));
    const { body } = await office.get('loan-rows/offers/export', { format: 'csv' });
    expect(body.match(/konut;Halkbank;2000-01-01/g)).toHaveLength(1_100);
    await office.db.delete(loanOfferRow).where(eq(loanOfferRow.validFrom, old.validFrom));
  });

  it('is listed page by page', async () => {
    const first = (await office.get('loan-rows/offers', { type: 'ihtiyac' })).json();
    expect(first).toMatchObject({ parameters: [], next: null });
    const numbers = first.offers.map(({ number }: OfferRow) => number);
    expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => other - one));
    expect((await office.get('loan-rows/offers', { type: 'ihtiyac', cursor: 'x' })).statusCode).toBe(400);
  });
});

describe('change of a book', () => {
  it('is undone as a whole unless there is a later change', async () => {
    const before = await shownRate('ziraat');
    const { change } = (await setRate('ziraat', 2.4)).json();
    expect(await shownRate('ziraat')).toBe(2.4);
    expect((await office.send('POST', `loan-changes/${change}/undo`)).json()).toEqual({ rows: 1 });
    expect(await shownRate('ziraat')).toBe(before);
    expect((await office.send('POST', `loan-changes/${change}/undo`)).statusCode).toBe(404);
    const older = (await setRate('ziraat', 2.4)).json().change;
    await setRate('garanti', 2.6);
    expect((await office.send('POST', `loan-changes/${older}/undo`)).json().code).toBe('not-undoable');
  });
});

describe('loan parameter', () => {
  const getBook = async (type: string) => (await office.get('loan-parameters', { type, on: TODAY })).json();
  const change = async (type: string, values: object, more: object = {}) => {
    const { version } = await getBook(type);
    const body = { type, version, from: TODAY, ...source, source: 'Karar 1', values, ...more };
    return office.send('POST', 'loan-parameters', body);
  };
  const shown = async (place: number) =>
    (await office.app.inject({ url: '/api/public/loan-offers' })).json().tables[place].parameters;

  it('is valid from its day on, and visitors see its source', async () => {
    const reply = await change('konut', { bsmv: 0.1, 'early-closure': null }, { from: TOMORROW });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await shown(2)).toMatchObject({ bsmv: 0, earlyClosure: { shortMonths: 36 } });
    office.clock.now = new Date('2026-11-20T21:00:00Z');
    expect(await shown(2)).toMatchObject({ bsmv: 0.1, earlyClosure: null, validFrom: TOMORROW });
    expect((await shown(2)).source).toContain('Karar 1');
  });

  it('has a fee note only where there is a fee', async () => {
    expect(await shown(2)).not.toHaveProperty('feeBsmv');
    const reply = await change('konut', { 'fee-bsmv': 0.15 });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await shown(2)).toMatchObject({ feeBsmv: 0.15, allocationFee: 0.005 });
  });

  it.each([
    ['ihtiyac', { kkdf: 1.5 }, 'kkdf'],
    ['konut', { 'vehicle-bands': [] }, 'vehicle-bands'],
    [
      'ihtiyac',
      {
        'statutory-terms': [
          { upTo: null, maxTerm: 12 },
          { upTo: 5, maxTerm: 6 },
        ],
      },
      'statutory-terms',
    ],
    ['ihtiyac', {}, 'values'],
  ])('of %s is refused as %o', async (type, values, field) => {
    expect(Object.keys((await change(type, values)).json().fields)).toEqual([field]);
  });

  it("conflicts with another person's change", async () => {
    const { version } = await getBook('ihtiyac');
    await change('ihtiyac', { kkdf: 0.1 });
    const late = await change('ihtiyac', { kkdf: 0.2 }, { version });
    expect([late.statusCode, late.json().current.version]).toEqual([409, version + 1]);
  });
});
