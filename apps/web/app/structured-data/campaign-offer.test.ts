import { eachFigure } from '@ayrac/domain/campaign/figures.ts';
import { expect, it } from 'vitest';
import { type OfferedCampaign, offeredProduct } from './campaign-offer.ts';

const place = { origin: 'https://www.example.com', url: 'https://www.example.com/x', description: 'Özet' };
const figures = {
  ...eachFigure(() => null),
  discountPercent: 10,
  monthlyPayment: 4_500,
  term: 12,
  downPayment: 1_000,
  interestRate: 1.99,
  installment: 12,
  listPrice: 100_000,
  campaignPrice: 90_000,
};
const campaign: OfferedCampaign = {
  title: { text: 'Kış bakımı', lang: 'tr' },
  brand: { id: 'b', name: 'Atlas Oto', slug: 'atlas-oto', colour: '#0b6b68', logo: null, website: null },
  categories: [],
  figures,
  gallery: [],
  publishedAt: '2026-11-20T09:00:00.000Z',
  endAt: '2026-11-30T20:59:59.000Z',
  state: 'live',
};

it('offers a campaign at its price from its first to its last instant', () => {
  expect(offeredProduct(campaign, place)?.offers).toMatchObject({
    price: 90_000,
    priceCurrency: 'TRY',
    validFrom: campaign.publishedAt,
    validThrough: campaign.endAt,
  });
});

it('has no end date for an open-ended campaign', () => {
  const offer = offeredProduct({ ...campaign, endAt: null }, place)?.offers;
  expect(offer).toMatchObject({ price: 90_000 });
  expect(offer).not.toHaveProperty('validThrough');
});

it.each([
  ['without a price of its own', { figures: { ...figures, campaignPrice: null } }],
  ['that has ended', { state: 'ended' as const }],
])('has no offer for a campaign %s', (_case, change) => {
  expect(offeredProduct({ ...campaign, ...change }, place)).toBeUndefined();
});
