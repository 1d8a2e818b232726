import type { MailData } from '../mail-data.ts';

/** A link with characters that HTML has to escape. */
export const url = 'https://ayrac.example/sayfa?a=1&b=%C5%9F';

export const campaigns = [
  {
    title: 'Şubat’a özel %20',
    url: 'https://ayrac.example/kampanyalar/subat',
    endsAt: '2026-11-30T20:59:59Z',
  },
  {
    title: 'Iğdır kasko',
    url: 'https://ayrac.example/kampanyalar/kasko',
    endsAt: '2026-12-01T20:59:59Z',
    figure: { before: 'Aylık', value: '₺640', after: '12 ay' },
    picture: 'https://ayrac.example/pictures/kb-1200.jpeg',
  },
];

export const data: MailData = {
  'verify-email': { url, username: 'elif.y', registeredAt: '2026-12-20T09:00:00Z' },
  'email-in-use': { loginUrl: url },
  'password-reset': { url, username: 'elif.y' },
  invitation: { url, username: 'elif.y' },
  'password-changed': {},
  'second-factor-on': {},
  'second-factor-off': {},
  'second-factor-reset': {},
  'request-received': {
    ...{ campaignTitle: 'Kış bakımı', url, asksPermission: true },
    offer: {
      brand: 'Iğdır Oto',
      figure: { before: 'Liste fiyatı ₺9.800', value: '₺7.400', after: '' },
      endsAt: '2026-12-20T09:00:00Z',
      picture: 'https://ayrac.example/pictures/ka-1200.jpeg',
    },
  },
  'text-changed': { title: 'Gizlilik politikası', url, from: '2026-12-20T00:00:00Z' },
  'requests-joined': { campaignTitles: ['Kış bakımı', 'Yaz lastiği'], url },
  'campaign-ending': { campaigns, oneClickUrl: `${url}&c=1`, stopUrl: url },
  'newsletter-confirm': { url },
  'newsletter-known': { preferencesUrl: url },
  'newsletter-issue': { campaigns, oneClickUrl: `${url}&c=1`, preferencesUrl: url },
  'newsletter-edition': {
    heading: 'Kasım sayısı',
    text: 'Merhaba,\nİşte ayın seçkisi.',
    campaigns: campaigns.map((campaign) => ({ ...campaign, brand: 'Iğdır Oto' })),
    oneClickUrl: `${url}&c=1`,
    preferencesUrl: url,
  },
  'edition-test': {
    heading: 'Kasım sayısı',
    text: 'Merhaba,\nİşte ayın seçkisi.',
    campaigns,
    preferencesUrl: url,
  },
  'data-request-received': { dueAt: '2026-12-20T09:00:00Z' },
  'data-request-answered': { answer: 'Verileriniz ektedir.\n\nİyi günler', data: '{"ad":"Elif"}' },
  'data-erased': {},
  'mailbox-confirm': { url, brand: 'Iğdır Oto' },
  'brand-request': {
    event: 'request-created',
    brand: 'Iğdır Oto',
    campaignTitle: 'Kış bakımı',
    contact: {
      ...{ name: 'Elif', surname: 'Yılmaz', email: 'elif@ornek.example', phone: '+905321110001' },
      ...{ city: 'İzmir', town: 'Bornova' },
    },
    url,
  },
  'lead-mail': {
    subject: 'Teklifiniz hazır',
    text: 'Merhaba Elif,\nTeklifiniz ektedir.',
    brand: 'Iğdır Oto',
    campaignTitle: 'Kış bakımı',
    url,
    leadId: '0b8f9e4e-8f57-4a53-9d5c-0d3f5a4f6b11',
    mailIds: [],
  },
  'lead-marketing': {
    subject: 'Teklifiniz hazır',
    text: 'Merhaba Elif,\nBunu kaçırmayın.',
    brand: 'Iğdır Oto',
    campaignTitle: 'Kış bakımı',
    url,
    leadId: '0b8f9e4e-8f57-4a53-9d5c-0d3f5a4f6b11',
    mailIds: [],
    stopUrl: url,
    oneClickUrl: `${url}&c=1`,
  },
  'inbox-answer': {
    text: 'Merhaba,\nfiyatı düzelttik.',
    quoted: 'Fiyat <b>yanlış</b>',
    topic: null,
    campaignTitle: 'Kış bakımı',
    entryId: '0b1f3a52-6c1e-4a53-9f1d-7f0c1f2b9a10',
    mailIds: ['5f0e2c1a-8a51-4c56-8a69-3d1a0a5f7b20'],
  },
  'lead-report': {
    ...{ month: '2026-10', brand: 'Iğdır Oto', url },
    figures: [
      { name: 'requests', value: 1_240, before: 980 },
      { name: 'median', value: 22.5, before: null },
      { name: 'inTime', value: 94, before: 88 },
    ],
  },
  'leads-planned': {
    ...{ count: 2, url },
    leads: [{ campaign: 'Kış bakımı', brand: 'Iğdır Oto', askedAt: '2026-11-20T09:00:00Z', url }],
  },
  'leads-unanswered': {
    ...{ action: 'remind', rule: 'Bir saat sonra', count: 2, url },
    leads: [{ campaign: 'Kış bakımı', brand: 'Iğdır Oto', askedAt: '2026-11-20T09:00:00Z', url }],
  },
};
