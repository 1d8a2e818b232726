import { campaigns } from './campaigns.ts';

/** Phrases of the page that links brands and campaigns. */
export const brandCampaigns = {
  title: 'Marka kampanyaları',
  one: 'Marka bağlantısı',
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

/** Phrases of the page for brands and their categories. */
export const brandCategories = {
  title: 'Marka kategorileri',
  one: 'Marka ve kategori',
  count: (p: { count: string }) => `${p.count} bağlantı`,
  search: 'Marka ya da kategori ara',
  add: 'Yeni bağlantı',
  emptyTitle: 'Henüz bağlantı yok',
  emptyText: 'Bir markanın bir kategorideki ilk kampanyası yayına girince bağlantısı burada belirir.',
  fields: {
    title: { label: 'Marka ve kategori', hint: '' },
    brandId: { label: 'Marka', hint: '' },
    categoryId: { label: 'Kategori', hint: '' },
    isPaused: {
      label: 'Duraklatıldı',
      hint: 'Markanın bu kategorideki ve altındaki sayfaları görünmez; kampanyaları yerinde kalır',
    },
    position: { label: 'Sıra', hint: '' },
    campaigns: { label: 'Kampanya', hint: '' },
  },
  states: { open: 'Hayır', paused: 'Evet' },
  orderHint: {
    choose: 'Marka sayfasındaki sırayı değiştirmek için yukarıdan tek bir marka seçin.',
    ready:
      'Satırları sürükleyin ya da Alt ile yukarı ve aşağı okları kullanın; marka sayfası yan yana duran kategorileri bu sırayla gösterir.',
  },
  actions: {
    pause: {
      label: 'Duraklat',
      ask: {
        title: (p: { label: string }) => `“${p.label}” duraklatılsın mı?`,
        text: 'Markanın bu kategorideki ve altındaki sayfaları sitede görünmez olur. Kampanyalar yayında kalır.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} bağlantı duraklatılsın mı?`,
        text: 'Markaların bu kategorilerdeki ve altındaki sayfaları sitede görünmez olur. Kampanyalar yayında kalır.',
      },
      done: (p: { label: string }) => `“${p.label}” duraklatıldı`,
      doneMany: (p: { count: string }) => `${p.count} bağlantı duraklatıldı`,
    },
    resume: {
      label: 'Yeniden aç',
      done: (p: { label: string }) => `“${p.label}” yeniden açıldı`,
      doneMany: (p: { count: string }) => `${p.count} bağlantı yeniden açıldı`,
    },
  },
};

/** Phrases of the page for campaigns' URLs. */
export const campaignUrls = {
  title: 'Kampanya adresleri',
  one: 'Kampanya adresi',
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
      hint: 'Bir kampanyanın tek adresi kullanımda olur; bunu açınca diğerleri kapanır',
    },
    confirmedAt: { label: 'Son kontrol', hint: '' },
    confirmedBy: { label: 'Kontrol eden', hint: '' },
  },
  actions: {
    confirm: {
      label: 'Geçerli olarak işaretle',
      done: (p: { label: string }) => `Geçerli olarak işaretlendi: ${p.label}`,
    },
  },
  tabs: { check: 'Kontrol' },
  check: {
    text: 'Adresi yeni sekmede açın; kampanya hâlâ oradaysa geçerli olarak işaretleyin. Sunucu bu adrese bağlanmaz.',
    open: 'Yeni sekmede aç',
    never: 'Bu adres henüz kontrol edilmedi.',
    last: (p: { at: string; by: string }) => `Son kontrol: ${p.at}, ${p.by}`,
  },
};

export type BrandCategoryWords = typeof brandCategories;
export type BrandCampaignWords = typeof brandCampaigns;
export type CampaignUrlWords = typeof campaignUrls;
