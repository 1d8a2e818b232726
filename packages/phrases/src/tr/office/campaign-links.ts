import { campaigns } from './campaigns.ts';

/** What the page of the links of brands and campaigns says. */
export const brandCampaigns = {
  title: 'Markalar ve kampanyalar',
  count: (p: { count: string }) => `${p.count} bağlantı`,
  search: 'Kampanya ya da marka ara',
  add: 'Yeni bağlantı',
  emptyTitle: 'Henüz bağlantı yok',
  emptyText: 'Her kampanyanın hangi markaya ait olduğu burada görünür.',
  fields: {
    title: { label: 'Kampanya', hint: '' },
    brandId: { label: 'Marka', hint: '' },
    state: campaigns.fields.state,
    slug: { label: 'Adres', hint: '' },
    isActive: { label: 'Geçerli', hint: '' },
  },
  actions: { brandId: campaigns.actions.brandId },
};

/** What the page of the addresses of campaigns says. */
export const campaignUrls = {
  title: 'Kampanya adresleri',
  count: (p: { count: string }) => `${p.count} adres`,
  search: 'Adres ya da kampanya ara',
  add: 'Yeni adres',
  emptyTitle: 'Henüz adres yok',
  emptyText: 'Kampanyaların markanın kendi sitesindeki adresleri burada tutulur.',
  fields: {
    url: { label: 'Adres', hint: 'https:// ile başlar' },
    campaignId: { label: 'Kampanya', hint: '' },
    isActive: {
      label: 'Kullanımda',
      hint: 'Bir kampanyanın tek adresi kullanımda olur; bunu açınca ötekiler kapanır',
    },
    confirmedAt: { label: 'Son “geçerli” notu', hint: '' },
    confirmedBy: { label: 'Notu düşen', hint: '' },
  },
  actions: {
    confirm: {
      label: 'Geçerli',
      done: (p: { label: string }) => `${p.label} için “geçerli” notu düşüldü`,
    },
  },
  tabs: { check: 'Denetim' },
  check: {
    text: 'Adresi yeni sekmede açın; kampanya hâlâ oradaysa “Geçerli” notunu düşün. Sunucu bu adrese bağlanmaz.',
    open: 'Yeni sekmede aç',
    never: 'Bu adrese henüz bakılmadı.',
    last: (p: { at: string; by: string }) => `Son bakış: ${p.at}, ${p.by}`,
  },
};

/** The shape that both languages have. */
export type BrandCampaignWords = typeof brandCampaigns;
/** The same of addresses. */
export type CampaignUrlWords = typeof campaignUrls;
