import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { below, happens, pick } from './chance.ts';
import type { Known, Source } from './known.ts';

/** Bodies whose parts must fit together, which their schemas do not express. */
const prepared: Readonly<
  Partial<Record<CallName, (random: Random, known: Known, version?: number) => unknown>>
> = {
  'assignment-rules.change': (random, known, version = 1) => ({ version, values: rule(random, known) }),
  'assignment-rules.create': rule,
  changeOffers: (random, known) => ({
    ...provenance,
    books: [
      {
        type: 'ihtiyac',
        version: below(random, 4),
        offers: [
          {
            bankId: pick(random, known.records.bankId ?? ['banka']),
            rates: { 12: 3 + below(random, 200) / 100 },
            ...{ minAmount: 1_000, maxAmount: 200_000, maxTermByAmount: [{ upTo: null, maxTerm: 36 }] },
            ...{ productUrl: 'https://banka.example/kredi', isListed: true },
          },
        ],
      },
    ],
  }),
  changeParameters: (random) => ({
    ...provenance,
    type: pick(random, ['ihtiyac', 'tasit']),
    version: below(random, 4),
    source: 'Resmî Gazete, 32500',
    values: { kkdf: below(random, 20) / 100, bsmv: below(random, 20) / 100 },
  }),
  changePersonAccess: (_random, { brands: [brand] }) => ({
    role: 'BRAND',
    brandId: brand?.id,
    was: { role: 'CUSTOMER', brandId: null },
  }),
  checkImport: () => ({
    columns: [
      { field: 'name', numbers: null },
      { field: 'about', numbers: null },
    ],
    stopsAtRefused: false,
  }),
  createCampaignDraft: (random, { brands, categories }) =>
    happens(random, 0.5)
      ? {
          ...{ brandId: pick(random, brands).id, categoryId: pick(random, categories).id },
          ...{ title: `Örnek ${below(random, 10_000)}`, discount: '%20 indirim' },
          description: 'Kış gelmeden dört lastiğinizi değiştirin.',
        }
      : undefined,
  invitePerson: (random) => {
    const username = `davetli.${below(random, 1_000_000)}`;
    return { username, email: `${username}@ornek.example`, role: 'CUSTOMER', brandId: null, locale: 'tr' };
  },
  publishCampaign: () => ({ version: 1, campaignVersion: 1, despite: [...contradictionKinds] }),
  saveCampaignDraft: (random, _known, version = 1) =>
    happens(random, 0.5) ? { version, values: { title: `Örnek ${below(random, 10_000)}` } } : undefined,
  scheduleCampaign: () => ({
    ...{ version: 1, campaignVersion: 1, despite: [...contradictionKinds] },
    at: '2027-03-01T10:00',
  }),
  'redirects.change': (random, _known, version = 1) => ({
    version,
    values: { fromPath: `/eski/${below(random, 10_000)}`, toPath: '/marka' },
  }),
  'synonyms.change': (random, _known, version = 1) => ({ version, values: synonym(random) }),
  'synonyms.create': synonym,
  'automations.create': (random, { brands }) => ({
    name: `Otomasyon ${below(random, 1_000_000)}`,
    ...{ brandId: pick(random, brands).id, action: 'remind', isActive: false },
  }),
  // A brand may use an address only once, so each gets a random number.
  'mailboxes.create': (random, { brands }) => ({
    email: `istekler.${below(random, 1_000_000)}@marka.example`,
    brandId: pick(random, brands).id,
    language: pick(random, ['tr', 'en']),
    isActive: true,
  }),
  'webhooks.create': (random, { brands }) => ({
    url: 'https://marka.example/istekler',
    brandId: pick(random, brands).id,
    isActive: true,
  }),
};

function synonym(random: Random) {
  const term = `terim ${below(random, 10_000)}`;
  const leads = happens(random, 0.5) ? { meaning: 'sigorta' } : { path: '/marka' };
  return { term, locale: pick(random, ['tr', 'en']), isActive: true, ...leads };
}

const provenance = {
  from: '2027-01-15',
  sourceUrl: 'https://banka.example/oranlar',
  sourceQuote: 'Aylık %3,33',
  note: null,
};

/** The people of a rule must work for its brand, as those of a known one do. */
function rule(random: Random, { brands, records }: Known) {
  return {
    name: `Kural ${below(random, 1_000_000)}`,
    brandId: pick(random, brands).id,
    people: pick(random, records.ownerId ?? ['kimse']),
  };
}

/** Returns a meaningful body of a call; undefined when its schema is enough to draw one. */
export function preparedBody({ random, known, version }: Source, name: CallName): unknown {
  return prepared[name]?.(random, known, version);
}
