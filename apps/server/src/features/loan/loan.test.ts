import type { LoanTable } from '@ayrac/contract/loan.ts';
import { loanRules } from '@ayrac/domain/loan/loan.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { droppableRows } from '#server/cache/shared-rows.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { seedLoans } from './seed.ts';
import { bank, loanOfferRow, loanParameter } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

async function tableOf(type: LoanTable['type']): Promise<LoanTable> {
  // The rows were written directly to the database, without a notification, so the cache is dropped here.
  droppableRows(server.db).drop(['loan-offers']);
  const reply = await server.app.inject({ url: '/api/public/loan-offers' });
  const found = reply.json().tables.find((table: LoanTable) => table.type === type);
  if (found === undefined) throw new Error(`There is no table of ${type}.`);
  return found;
}

const offerOf = (table: LoanTable, bankId: string) => table.offers.find((offer) => offer.bankId === bankId);

describe('default table of rates', () => {
  // Specification 9.32, 9.33, 9.34
  it.each([
    ['ihtiyac', ['akbank', 'enpara', 'garanti', 'halkbank', 'isbank', 'ziraat']],
    ['tasit', ['akbank', 'garanti', 'halkbank', 'isbank', 'ziraat']],
    ['konut', ['akbank', 'garanti', 'halkbank', 'isbank', 'ziraat']],
  ] as const)('of %s lists the specified banks, labelled as examples with a date', async (type, banks) => {
    const table = await tableOf(type);
    expect(table.offers.map(({ bankId }) => bankId)).toEqual(banks);
    expect(table).toMatchObject({ isExample: true, validFrom: '2026-01-01' });
    for (const offer of table.offers) {
      expect(offer.minAmount).toBe(loanRules[type].minimumAmount);
      expect(offer.productUrl).toMatch(/^https:\/\/www\./);
    }
  });

  it.each(['ihtiyac', 'tasit', 'konut'] as const)(
    'of %s has rates from 2.9 to 5 percent for its terms, higher for shorter ones',
    async (type) => {
      for (const { bankId, rates } of (await tableOf(type)).offers) {
        const terms = Object.keys(rates).map(Number);
        const figures = terms.map((term) => rates[term] ?? 0);
        expect(loanRules[type].terms, bankId).toEqual(expect.arrayContaining(terms));
        expect(figures, bankId).toEqual(figures.toSorted((left, right) => right - left));
        expect(Math.min(...figures), bankId).toBeGreaterThanOrEqual(2.9);
        expect(Math.max(...figures), bankId).toBeLessThanOrEqual(5);
      }
    },
  );

  // Specification 3.32, 9.32, 9.35, 9.36, 9.37
  it('has the specified figures of certain banks', async () => {
    const [personal, vehicle, housing] = [
      await tableOf('ihtiyac'),
      await tableOf('tasit'),
      await tableOf('konut'),
    ];
    const garanti = offerOf(personal, 'garanti');
    expect([garanti?.rates[3], garanti?.rates[36]]).toEqual([4.24, 2.94]);
    expect(garanti?.maxVadeByAmount).toEqual([
      { upTo: 125_000, maxTerm: 36 },
      { upTo: 250_000, maxTerm: 24 },
      { upTo: null, maxTerm: 12 },
    ]);
    expect(offerOf(personal, 'ziraat')?.maxAmount).toBe(999_000);
    expect(offerOf(vehicle, 'ziraat')?.maxAmount).toBe(399_001);
    expect(offerOf(vehicle, 'halkbank')?.maxVadeByAmount).toEqual([
      { upTo: 400_000, maxTerm: 48 },
      { upTo: 800_000, maxTerm: 36 },
      { upTo: 1_200_000, maxTerm: 24 },
      { upTo: 2_000_000, maxTerm: 12 },
    ]);
    const rates = personal.offers.flatMap((offer) => Object.values(offer.rates));
    expect([Math.min(...rates) >= 2.9, Math.max(...rates) <= 5]).toEqual([true, true]);
    const limits = (table: LoanTable) => table.offers.map(({ maxAmount }) => maxAmount);
    expect([Math.min(...limits(personal)), Math.max(...limits(personal))]).toEqual([450_000, 2_000_000]);
    const others = limits(vehicle).filter((limit) => limit !== 399_001);
    expect([Math.min(...others), Math.max(...others)]).toEqual([400_000, 1_000_000]);
    expect(new Set(limits(housing))).toEqual(new Set([3_000_000, 10_000_000]));
  });

  it('has the legal taxes, fees and limits with their sources', async () => {
    const [personal, vehicle, housing] = [
      await tableOf('ihtiyac'),
      await tableOf('tasit'),
      await tableOf('konut'),
    ];
    expect(personal.parameters).toMatchObject({
      kkdf: 0.15,
      bsmv: 0.15,
      allocationFee: 0.005,
      vehicleBands: [],
    });
    expect(personal.parameters.statutoryTerms).toHaveLength(3);
    expect(personal.parameters.source).toContain('BKK 2004/7735');
    expect(vehicle.parameters.statutoryTerms).toEqual([]);
    expect(vehicle.parameters.vehicleBands[0]).toEqual({ upTo: 400_000, loanPercent: 70, maxTerm: 48 });
    expect(vehicle.parameters.electricVehicleBands).toHaveLength(4);
    expect(housing.parameters).toMatchObject({
      kkdf: 0,
      bsmv: 0,
      earlyClosure: { shortMonths: 36, shortFeeRate: 0.01, longFeeRate: 0.02 },
    });
  });

  it('is created once by several nodes', async () => {
    await server.db.delete(loanParameter);
    await server.db.delete(loanOfferRow);
    await server.db.delete(bank);
    await Promise.all([seedLoans(server.db), seedLoans(server.db), seedLoans(server.db)]);
    await seedLoans(server.db);
    expect(await server.db.$count(loanOfferRow)).toBe(16);
    expect((await tableOf('ihtiyac')).offers).toHaveLength(6);
    expect(Object.keys(offerOf(await tableOf('konut'), 'ziraat')?.rates ?? {})).toHaveLength(20);
  });
});

describe('dated rate', () => {
  it('is valid from midnight in İstanbul, and the previous one stays on record', async () => {
    const isTarget = and(eq(loanOfferRow.bankId, 'garanti'), eq(loanOfferRow.loanType, 'ihtiyac'));
    const [offer] = await server.db.select().from(loanOfferRow).where(isTarget);
    if (offer === undefined) throw new Error('There is no such offer.');
    const { id: _, number: __, ...kept } = offer;
    await server.db
      .insert(loanOfferRow)
      .values({ ...kept, validFrom: '2026-12-01', rates: { ...kept.rates, 12: 3.33 } });
    const rateAt = async (instant: string) => {
      server.clock.now = new Date(instant);
      return offerOf(await tableOf('ihtiyac'), 'garanti')?.rates[12];
    };
    const earlier = await rateAt('2026-11-30T20:59:59Z');
    expect(earlier).not.toBe(3.33);
    expect(await rateAt('2026-11-30T21:00:00Z')).toBe(3.33);
    expect((await tableOf('ihtiyac')).validFrom).toBe('2026-12-01');
    expect(await server.db.$count(loanOfferRow, isTarget)).toBe(2);
  });

  it('is a parameter too', async () => {
    await server.db
      .insert(loanParameter)
      .values({ loanType: 'konut', name: 'bsmv', validFrom: '2026-12-15', value: 0.1, source: 'deneme' });
    expect((await tableOf('konut')).parameters.bsmv).toBe(0);
    server.clock.now = new Date('2026-12-15T09:00:00Z');
    expect((await tableOf('konut')).parameters).toMatchObject({ bsmv: 0.1, validFrom: '2026-12-15' });
  });
});

it('a deactivated bank or offer is not listed', async () => {
  await server.db.update(bank).set({ isActive: false }).where(eq(bank.id, 'akbank'));
  await server.db.update(loanOfferRow).set({ isListed: false }).where(eq(loanOfferRow.bankId, 'isbank'));
  const { offers } = await tableOf('konut');
  expect(offers.map(({ bankId }) => bankId)).toEqual(['garanti', 'halkbank', 'ziraat']);
});

it('all data is read in one round of two queries, then from memory', async () => {
  const queries = vi.spyOn(server.db.$client, 'query');
  await tableOf('konut');
  await server.app.inject({ url: '/api/public/loan-offers' });
  expect(queries).toHaveBeenCalledTimes(2);
  queries.mockRestore();
});

describe('payment plan as a file', () => {
  const ask = (query: Record<string, string>) => {
    const wanted = {
      type: 'ihtiyac',
      amount: '100000',
      term: '12',
      bankId: 'garanti',
      format: 'csv',
      ...query,
    };
    return server.app.inject({ url: `/api/public/loan-plan?${new URLSearchParams(wanted)}` });
  };

  it('has a row per month in the number format of a Turkish or English spreadsheet', async () => {
    const turkish = await ask({ language: 'tr' });
    const lines = turkish.body.replace('\ufeff', '').trim().split('\r\n');
    expect(turkish.headers['content-disposition']).toMatch(/filename="odeme-plani-garanti-[\d-]+\.csv"$/);
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('Ay;Taksit;Anapara;Faiz;KKDF;BSMV;Kalan borç');
    expect(lines[1]).toMatch(/^1;\d+,\d\d;/);
    expect(lines[12]).toMatch(/;0,00$/);
    const principals = lines.slice(1).map((line) => Number((line.split(';')[2] ?? '').replace(',', '')));
    expect(principals.reduce((sum, kurus) => sum + kurus, 0)).toBe(10_000_000);
    expect((await ask({ language: 'en' })).body).toMatch(/\r\n1;\d+\.\d+;/);
  });

  it('is available as a workbook', async () => {
    const { headers, rawPayload } = await ask({ format: 'xlsx' });
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is available as an A4 document with the table head on each page', async () => {
    const { headers, rawPayload } = await ask({ format: 'pdf', amount: '50000', term: '36' });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/filename="odeme-plani-garanti-[\d-]+\.pdf"$/);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it.each([
    ['an unknown bank', { bankId: 'yok' }, 404],
    ['an amount that the bank does not lend', { amount: '999999999999' }, 404],
    ['a term without a rate', { term: '13' }, 404],
    ['no amount', { amount: 'x' }, 400],
    ['too long a term', { term: '100000' }, 400],
    ['another kind of file', { format: 'exe' }, 400],
  ])('is refused for %s', async (_, query, status) => {
    expect((await ask(query)).statusCode).toBe(status);
  });
});
