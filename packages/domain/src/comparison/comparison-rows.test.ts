import { describe, expect, it } from 'vitest';
import { type ComparedCampaign, type ComparedFact, compareCampaigns } from './comparison-rows.ts';

type Figures = Partial<ComparedCampaign['figures']>;

const noFigures: ComparedCampaign['figures'] = {
  ...{
    campaignPrice: null,
    listPrice: null,
    discountPercent: null,
    monthlyPayment: null,
    interestRate: null,
  },
  ...{ term: null, downPayment: null, installment: null, minimumPurchase: null },
};
const noAttributes = {
  ...{ modelYear: null, fuel: null, isElectric: null, gearType: null, range: null, batteryCapacity: null },
  ...{ seatingCapacity: null, doorCount: null },
};

const one = (figures: Figures, others: Partial<ComparedCampaign> = {}): ComparedCampaign => ({
  ...{ isOver: false, branch: 'tasit', endAt: null, vehicle: null, facts: [] },
  figures: { ...noFigures, ...figures },
  ...others,
});
const stating = (value: string, label = 'Garanti') => one({}, { facts: [{ label, value }] });
const rowOf = (fact: ComparedFact | 'stated', campaigns: readonly ComparedCampaign[]) =>
  compareCampaigns(campaigns).rows.find((row) => row.fact === fact);

describe('rows of a comparison', () => {
  it('start with those that differ, each kind in the order of the facts', () => {
    const { rows } = compareCampaigns([
      one({ campaignPrice: 900, listPrice: 1_000, interestRate: 2.9, term: 12 }),
      one({ campaignPrice: 900, listPrice: 1_200, interestRate: 3.1, term: 12 }),
    ]);
    expect(rows.map(({ fact, isEqual }) => [fact, isEqual])).toEqual([
      ['listPrice', false],
      ['interestRate', false],
      ['campaignPrice', true],
      ['term', true],
      ['endAt', true],
    ]);
  });

  it('put what one campaign alone states after what can be compared', () => {
    const { rows } = compareCampaigns([
      one({ campaignPrice: 900, interestRate: 2.9 }),
      one({ interestRate: 3.1 }),
      one({ interestRate: 2.9 }),
    ]);
    expect(rows.map(({ fact }) => fact)).toEqual(['interestRate', 'campaignPrice', 'endAt']);
  });

  it('say of a fact that only some tell that it is missing elsewhere, and leave out what nobody tells', () => {
    const campaigns = [one({ term: 12 }), one({})];
    expect(rowOf('term', campaigns)?.cells).toEqual([{ kind: 'value', value: 12 }, { kind: 'unstated' }]);
    expect(rowOf('term', campaigns)?.isEqual).toBe(false);
    expect(rowOf('campaignPrice', campaigns)).toBeUndefined();
  });

  it("show where a fact is not applicable: a car's for a towel, a battery's for a petrol car", () => {
    const car = (attributes: object) => one({}, { vehicle: { ...noAttributes, ...attributes } });
    const cars = [car({ fuel: 'electric', range: 475 }), car({ fuel: 'petrol' }), car({}), one({})];
    const kinds = rowOf('range', cars)?.cells.map(({ kind }) => kind);
    expect(kinds).toEqual(['value', 'not-applicable', 'unstated', 'not-applicable']);
  });

  it('compare last days without the hour, and show campaigns without one', () => {
    const until = (endAt: string | null) => one({}, { endAt });
    const dayOf = (...ends: (string | null)[]) => rowOf('endAt', ends.map(until));
    expect(dayOf('2026-12-01T08:00:00Z', '2026-12-01T20:59:59Z')?.isEqual).toBe(true);
    expect(dayOf('2026-12-01T08:00:00Z', '2026-12-01T21:00:00Z')?.isEqual).toBe(false);
    expect(dayOf('2026-12-01T08:00:00Z', null)?.cells[1]).toEqual({ kind: 'open-ended' });
  });
});

describe('best value of a row', () => {
  it.each<[ComparedFact, number[], number[]]>([
    ['campaignPrice', [900, 800, 1_000], [1]],
    ['discountPercent', [10, 25, 25], [1, 2]],
    ['interestRate', [3.1, 2.9], [1]],
    ['minimumPurchase', [500, 250], [1]],
    ['interestRate', [2.9, 2.9], []],
    // Neither more nor less of these is better for everybody.
    ['term', [12, 24], []],
    ['listPrice', [900, 800], []],
    ['downPayment', [900, 800], []],
    ['installment', [9, 12], []],
  ])('of %s %j is at %j', (fact, values, best) => {
    expect(
      rowOf(
        fact,
        values.map((value) => one({ [fact]: value })),
      )?.best,
    ).toEqual(best);
  });

  it('does not exist for a single campaign', () => {
    expect(rowOf('interestRate', [one({ interestRate: 2.9 }), one({})])?.best).toEqual([]);
  });

  it('excludes ended campaigns', () => {
    const over = one({ campaignPrice: 700 }, { isOver: true });
    expect(
      rowOf('campaignPrice', [over, one({ campaignPrice: 900 }), one({ campaignPrice: 800 })])?.best,
    ).toEqual([2]);
    expect(rowOf('campaignPrice', [over, one({ campaignPrice: 900 })])?.best).toEqual([]);
  });

  it('is the longest range of cars with the same fuel only', () => {
    const car = (fuel: 'electric' | 'hybrid', range: number) =>
      one({}, { vehicle: { ...noAttributes, fuel, range } });
    expect(rowOf('range', [car('electric', 475), car('electric', 500), one({})])?.best).toEqual([1]);
    expect(rowOf('range', [car('electric', 475), car('hybrid', 1_010)])?.best).toEqual([]);
  });

  it('is no amount of money across categories, but may be a rate', () => {
    const campaigns = [
      one({ campaignPrice: 900_000, interestRate: 3.1 }),
      one({ campaignPrice: 400, interestRate: 2.9 }, { branch: 'moda' }),
    ];
    expect(rowOf('campaignPrice', campaigns)?.best).toEqual([]);
    expect(rowOf('interestRate', campaigns)?.best).toEqual([1]);
  });

  it('is an amount of money beside campaigns of other categories that state none', () => {
    const campaigns = [
      one({ campaignPrice: 900 }),
      one({ campaignPrice: 800 }),
      one({}, { branch: 'finans' }),
    ];
    expect(rowOf('campaignPrice', campaigns)?.best).toEqual([1]);
  });

  it.each<[string, Figures, Figures, number[]]>([
    ['for as long', { term: 12 }, { term: 12 }, [1]],
    ['for longer', { term: 12 }, { term: 24 }, []],
    ['for an unknown time', {}, {}, []],
    ['after more was paid down', { term: 12 }, { term: 12, downPayment: 50_000 }, []],
  ])('is a monthly payment only when paid %s', (_words, left, right, best) => {
    const campaigns = [one({ monthlyPayment: 900, ...left }), one({ monthlyPayment: 800, ...right })];
    expect(rowOf('monthlyPayment', campaigns)?.best).toEqual(best);
  });
});

describe('facts stated by campaigns', () => {
  it('share a row by label, converted to one unit', () => {
    const row = rowOf('stated', [stating('3 yıl'), stating('24 ay', 'GARANTİ'), one({})]);
    expect(row?.cells).toEqual([
      { kind: 'quantity', amount: 36, unit: 'month' },
      { kind: 'quantity', amount: 24, unit: 'month' },
      { kind: 'unstated' },
    ]);
  });

  it.each([
    ['3 yıl', 'Üç yıl', true],
    ['3 yıl', '36 ay', true],
    ['3 yıl', '2 yıl', false],
    ['Üç yıl, motorlarda on yıl', '3 yıl', false],
    ['ÜCRETSİZ', 'Ücretsiz', true],
  ])('%j and %j are equal: %s', (left, right, isEqual) => {
    const row = rowOf('stated', [stating(left), stating(right)]);
    expect(row?.isEqual).toBe(isEqual);
  });

  it('keep their text when all have one unit, or one is not a plain quantity', () => {
    for (const other of ['2 yıl', 'Üç yıl, motorlarda on yıl']) {
      const row = rowOf('stated', [stating('3 yıl'), stating(other)]);
      expect(row?.cells).toEqual([{ kind: 'stated' }, { kind: 'stated' }]);
      expect(row?.factPlaces).toEqual([0, 0]);
    }
  });

  it('of a single campaign stay with it', () => {
    const facts = [
      { label: 'Renk', value: 'Kum' },
      { label: 'Garanti', value: '2 yıl' },
      { label: 'garanti', value: 'Motorda on yıl' },
    ];
    const { rows, alone } = compareCampaigns([one({}, { facts }), stating('3 yıl')]);
    expect(rows.filter(({ fact }) => fact === 'stated')).toHaveLength(1);
    expect(alone).toEqual([[0, 2], []]);
  });
});
