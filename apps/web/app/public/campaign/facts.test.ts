import type { VehicleAttributes } from '@ayrac/contract/campaign.ts';
import { eachFigure } from '@ayrac/domain/campaign/figures.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { describe, expect, it } from 'vitest';
import { decidingFacts, figureFacts, otherFigures, remainingFacts, vehicleFacts } from './facts.ts';

const noFigures = eachFigure(() => null);

const noVehicle: VehicleAttributes = {
  gearType: null,
  fuel: null,
  seatingCapacity: null,
  range: null,
  isElectric: null,
  doorCount: null,
  batteryCapacity: null,
  modelYear: null,
};

describe('figures of a campaign', () => {
  it('are shown with their units in the language of the page', () => {
    const campaign = {
      figures: { ...noFigures, campaignPrice: 1_249_900, interestRate: 2.94, term: 36, downPayment: 0 },
      endAt: '2026-11-20T20:59:59.000Z',
      cities: 'Ankara, İzmir',
    };
    expect(figureFacts(campaign, tr.campaignFacts, 'tr')).toEqual([
      { label: 'Kampanya fiyatı', value: '₺1.249.900' },
      { label: 'Aylık faiz oranı', value: '%2,94' },
      { label: 'Vade', value: '36 ay' },
      { label: 'Peşinat', value: '₺0' },
      { label: 'Geçerli olduğu şehirler', value: 'Ankara, İzmir' },
      { label: 'Son gün', value: '20.11.2026' },
    ]);
    expect(figureFacts(campaign, en.campaignFacts, 'en').map((fact) => fact.value)).toEqual([
      '₺1,249,900',
      '2.94%',
      '36 months',
      '₺0',
      'Ankara, İzmir',
      '20 Nov 2026',
    ]);
  });

  it('have no rows when nothing is known', () => {
    expect(figureFacts({ figures: noFigures, endAt: null, cities: null }, tr.campaignFacts, 'tr')).toEqual(
      [],
    );
  });
});

describe('facts beside the key figure', () => {
  const figures = {
    ...noFigures,
    listPrice: 900,
    campaignPrice: 750,
    monthlyPayment: 60,
    term: 12,
    downPayment: 90,
  };
  it.each([
    [{ kind: 'price', price: 750, listPrice: 900 }, ['Aylık ödeme', 'Vade', 'Peşinat']],
    [
      { kind: 'monthly', monthly: 60, term: 12, rate: null },
      ['Aylık ödemelerin toplamı', 'Kampanya fiyatı', 'Liste fiyatı', 'Peşinat'],
    ],
    [{ kind: 'none' }, ['Kampanya fiyatı', 'Liste fiyatı', 'Aylık ödeme', 'Vade', 'Peşinat']],
  ] as const)('of %o exclude what it shows itself', (figure, labels) => {
    const facts = otherFigures({ figure, figures, endAt: null, cities: null }, tr.campaignFacts, 'tr');
    expect(facts.map(({ label }) => label)).toEqual(labels);
  });
});

it.each([
  [{ monthly: 5_159, term: 36 }, '₺185.724'],
  [{ monthly: 99.95, term: 12 }, '₺1.199,40'],
  [{ monthly: 60, term: null }, undefined],
])('the payments of %o add up to %s', (monthly, total) => {
  const figure = { kind: 'monthly', rate: 2.94, ...monthly } as const;
  const campaign = { figure, figures: noFigures, endAt: null, cities: null };
  const [fact] = otherFigures(campaign, tr.campaignFacts, 'tr');
  expect(fact?.value).toBe(total);
});

describe('vehicle attributes', () => {
  it('are words, kilometres and kWh, and the year has no separator', () => {
    const vehicle: VehicleAttributes = {
      ...noVehicle,
      modelYear: 2026,
      fuel: 'plug-in-hybrid',
      isElectric: false,
      range: 1_050,
      batteryCapacity: 77.4,
    };
    expect(vehicleFacts(vehicle, tr.campaignFacts, 'tr').map((fact) => fact.value)).toEqual([
      '2026',
      'Şarj edilebilir hibrit',
      'Hayır',
      '1.050 km',
      '77,4 kWh',
    ]);
  });
});

describe('deciding facts', () => {
  const text = (value: string) => ({ text: value, lang: 'tr' }) as const;
  const offer: Parameters<typeof decidingFacts>[0] = {
    endAt: '2026-11-20T20:59:59.000Z',
    cities: null,
    facts: [
      { label: text('Not'), value: text('Bu söz bir kutuya sığmayacak kadar uzundur, tabloda okunur.') },
      { label: text('Renk'), value: text('Kırmızı') },
      { label: text('Garanti'), value: text('5 yıl') },
      { label: text('Tahsis ücreti'), value: text('₺500') },
    ],
    figure: { kind: 'none' },
    figures: noFigures,
    vehicle: null,
  };
  const deciding = (more: object) =>
    decidingFacts({ ...offer, ...more }, tr.campaignFacts, 'tr').map(
      ({ label, value }) => `${label}: ${value}`,
    );

  it.each([
    [
      'an electric car',
      { vehicle: { ...noVehicle, range: 450, batteryCapacity: 64, modelYear: 2026, doorCount: 5 } },
      ['Menzil: 450 km', 'Batarya kapasitesi: 64 kWh', 'Model yılı: 2026', 'Garanti: 5 yıl'],
    ],
    [
      'another car',
      { vehicle: { ...noVehicle, fuel: 'diesel', gearType: 'manual', modelYear: 2025 } },
      ['Model yılı: 2025', 'Yakıt: Dizel', 'Garanti: 5 yıl', 'Vites: Manuel'],
    ],
    [
      'a loan',
      { figures: { ...noFigures, interestRate: 2.94, term: 36, downPayment: 0 } },
      ['Garanti: 5 yıl', 'Aylık faiz oranı: %2,94', 'Vade: 36 ay', 'Tahsis ücreti: ₺500'],
    ],
    ['nothing of these', {}, ['Garanti: 5 yıl', 'Tahsis ücreti: ₺500', 'Renk: Kırmızı']],
  ])('of %s are at most four, the most important first, and none too long', (_, more, expected) => {
    expect(deciding(more)).toEqual(expected);
  });

  it('are not repeated in a table', () => {
    const rows = [
      { label: 'Vade', value: '36 ay' },
      { label: 'Renk', value: 'Kırmızı' },
    ];
    expect(remainingFacts(rows, [{ label: 'Vade', value: '36 ay' }])).toEqual([
      { label: 'Renk', value: 'Kırmızı' },
    ]);
  });
});
