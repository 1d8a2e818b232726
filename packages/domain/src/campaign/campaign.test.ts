import { describe, expect, it } from 'vitest';
import { type Campaign, normaliseCampaign } from './campaign.ts';

function campaignOf(fields: object): Campaign {
  const outcome = normaliseCampaign({ id: 'k1', title: 'Kış Fırsatı', ...fields });
  if (outcome.kind === 'unusable') throw new Error(`unusable: ${outcome.reason}`);
  return outcome.campaign;
}

// Specification 3.11, 3.14, 3.15, 3.16, 3.18, 3.19
it('a full campaign is parsed field by field', () => {
  const campaign = campaignOf({
    isActive: true,
    endDate: '20.11.2026',
    updatedAt: '19-11-2026 14:30:00',
    category: { id: 'c1', name: 'Otomobil' },
    brand: { id: 'b1', name: 'Ayna', logoUrl: '/logo/ayna.svg', brandUrl: 'https://ayna.example' },
    discount: ' %20 indirim ',
    description: 'Şehirde ve yolda.',
    title2: 'Koşullar',
    description2: 'Stoklarla sınırlı.',
    conditions: 'İlk koşul\n\n  İkinci koşul ',
    details: { range: { label: 'Menzil', value: '500 km' }, doors: { label: 'Kapı', value: 5 } },
    discountPercent: '%20',
    monthlyPayment: '12.500,00',
    term: '36',
    interestRate: '2.945',
    listPrice: 1_500_000,
    campaignPrice: '1.200.000 TL',
    stats: { views: 10, applications: '2', clicks: -1, followers: 3.7 },
    imageUrl: 'https://cdn.example/a.webp',
    campaignUrl: 'javascript:alert(1)',
    detailImages: ['/g/1.webp', { url: '/g/2.webp' }, '/g/1.webp', null, '//evil.example/x'],
  });
  expect(campaign).toEqual({
    id: 'k1',
    slug: 'kis-firsati',
    title: 'Kış Fırsatı',
    isActive: true,
    end: new Date('2026-11-20T20:59:59.999Z'),
    updatedAt: new Date('2026-11-19T11:30:00Z'),
    categories: [{ kind: 'known', id: 'c1', name: 'Otomobil' }],
    brand: { kind: 'known', id: 'b1', name: 'Ayna' },
    discount: '%20 indirim',
    sections: [
      { heading: null, text: 'Şehirde ve yolda.' },
      { heading: 'Koşullar', text: 'Stoklarla sınırlı.' },
    ],
    conditions: ['İlk koşul', 'İkinci koşul'],
    specifications: [],
    details: [
      { key: 'range', label: 'Menzil', value: '500 km' },
      { key: 'doors', label: 'Kapı', value: 5 },
    ],
    figures: {
      discountPercent: 20,
      monthlyPayment: 12_500,
      term: 36,
      downPayment: null,
      interestRate: 2.945,
      minimumPurchase: null,
      installment: null,
      listPrice: 1_500_000,
      campaignPrice: 1_200_000,
    },
    stats: { views: 10, applications: 2, clicks: 0, followers: 3 },
    imageUrl: 'https://cdn.example/a.webp',
    logoUrl: '/logo/ayna.svg',
    brandUrl: 'https://ayna.example',
    campaignUrl: null,
    detailImages: ['/g/1.webp', '/g/2.webp'],
  });
});

describe('invalid campaign', () => {
  it.each([
    [null, 'no-object'],
    [undefined, 'no-object'],
    ['kampanya', 'no-object'],
    [42, 'no-object'],
    [[], 'no-object'],
    [{}, 'no-id'],
    [{ id: '', title: 'x' }, 'no-id'],
    [{ id: {}, title: 'x' }, 'no-id'],
    [{ id: 'k1' }, 'no-title'],
    [{ id: 'k1', title: '  ', name: 7 }, 'no-title'],
    [{ id: 'k1', title: 'x', endDate: 'yakında' }, 'unreadable-end'],
    [{ id: 'k1', title: 'x', endDate: {} }, 'unreadable-end'],
    [{ id: 'k1', title: 'x', endDate: '31.02.2026' }, 'unreadable-end'],
  ])('%j is refused: %s', (raw, reason) => {
    expect(normaliseCampaign(raw)).toEqual({ kind: 'unusable', reason });
  });
});

it('fields of the wrong type count as missing', () => {
  const wrong = Object.fromEntries(
    Object.keys(campaignOf({})).map((field) => [field, { deep: [{ wrong: true }] }]),
  );
  const nasty = {
    ...wrong,
    endDate: null,
    category: 7.5,
    brand: [[]],
    stats: 'çok',
    details: 5,
    discountPercent: [],
  };
  expect(campaignOf({ ...nasty, id: 'k1', title: 'Kış Fırsatı', specifications: null })).toEqual(
    campaignOf({}),
  );
});

// Specification 3.11
it.each([
  [null, null],
  [undefined, null],
  ['', null],
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
])('the end date %j is parsed as %j', (endDate, iso) => {
  expect(campaignOf({ endDate }).end?.toISOString() ?? null).toBe(iso);
});

// Specification 3.14, 3.21
it.each([
  [{ title: 'Bahar', name: 'Yaz' }, 'Bahar', 'bahar'],
  [{ title: '', name: 'Yaz' }, 'Yaz', 'yaz'],
  [{ slug: 'ozel-adres' }, 'Kış Fırsatı', 'ozel-adres'],
  [{ slug: '../../Kötü Adres' }, 'Kış Fırsatı', 'kotu-adres'],
  [{ title: '!!!' }, '!!!', 'k1'],
])('%j has the title %j and the slug %j', (fields, title, slug) => {
  expect(campaignOf(fields)).toMatchObject({ title, slug });
});

// Specification 3.11
it.each([
  [true, true],
  [1, true],
  ['true', true],
  [false, false],
  ['false', false],
  [undefined, false],
  [{}, false],
])('isActive %j makes it active: %s', (isActive, expected) => {
  expect(campaignOf({ isActive }).isActive).toBe(expected);
});

describe('campaign details', () => {
  // Specification 3.17
  it.each([
    [{ fuel: 'Elektrik' }, [{ key: 'fuel', label: 'fuel', value: 'Elektrik' }]],
    [
      { electric: { label: 'Elektrikli', value: true } },
      [{ key: 'electric', label: 'Elektrikli', value: true }],
    ],
    [[{ label: 'Menzil', value: 500 }], [{ key: 'Menzil', label: 'Menzil', value: 500 }]],
    [[{ key: 'range', label: 'Menzil', value: 500 }], [{ key: 'range', label: 'Menzil', value: 500 }]],
    [{ a: { label: 'A', value: '' }, b: { label: 'B' }, c: { label: 'C', value: Number.NaN }, d: null }, []],
    [['metin', 5, null], []],
    ['metin', []],
    [null, []],
  ])('of %j are %j', (details, expected) => {
    expect(campaignOf({ details }).details).toEqual(expected);
  });

  it('may have names of object internals', () => {
    const details: unknown = JSON.parse('{"__proto__": {"label": "Tuzak", "value": "x"}}');
    expect(campaignOf({ details }).details).toEqual([{ key: '__proto__', label: 'Tuzak', value: 'x' }]);
  });

  it('are cut when there are too many', () => {
    const details = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, index]));
    expect(campaignOf({ details }).details).toHaveLength(200);
  });
});

// Specification 3.20, 7.9, 9.9
it('a gallery holds at most five detail images', () => {
  const detailImages = Array.from({ length: 100 }, (_, index) => `/g/${index}.webp`);
  expect(campaignOf({ detailImages }).detailImages).toEqual(detailImages.slice(0, 5));
});
