/** Phrases of the page for API keys, in addition to those of every record page. */
export const apiKeys = {
  title: 'API anahtarları',
  one: 'API anahtarı',
  count: (p: { count: string }) => `${p.count} anahtar`,
  search: 'Marka ya da ad ara',
  add: 'Yeni anahtar',
  emptyTitle: 'Henüz anahtar yok',
  emptyText: 'Bir markanın sistemi, kendi isteklerini bir API anahtarıyla çekebilir.',
  fields: {
    name: { label: 'Ad', hint: 'Anahtarın nerede kullanıldığı; örneğin “CRM sunucusu”' },
    brandId: {
      label: 'Marka',
      hint: 'Sonradan değiştirilemez; anahtar yalnızca bu markanın isteklerini açar',
    },
    beginning: { label: 'Başlangıcı', hint: '' },
    madeAt: { label: 'Oluşturulma', inFile: 'Anahtarın oluşturulması', hint: '' },
    lastUsedAt: { label: 'Son kullanım', hint: '' },
  },
  tabs: { key: 'Anahtar' },
  secret: {
    text: 'Markanın sistemi isteklerini GET /api/brand/leads ile çeker ve bu anahtarı Authorization: Bearer başlığında gönderir. Çöp kutusundaki bir anahtar hiçbir şeyi açmaz.',
    none: 'Henüz anahtar oluşturulmadı.',
    last: (p: { at: string }) => `Son anahtar: ${p.at}`,
    make: 'Anahtar oluştur',
    renew: 'Anahtarı yenile',
    ask: {
      title: 'Anahtar yenilensin mi?',
      text: 'Şu anki anahtar bir gün daha geçerli kalır; ondan önceki hemen geçersiz olur.',
    },
    label: 'Yeni anahtar',
    once: 'Bu anahtar yalnızca şimdi görünür. Markaya güvenli bir yoldan iletin.',
    overlap: (p: { until: string }) => `Önceki anahtar ${p.until} tarihine kadar geçerli kalır.`,
    copy: 'Kopyala',
    copied: 'Anahtar kopyalandı',
    copyFailed: 'Kopyalanamadı; anahtarı seçip elle kopyalayın',
    description: 'API belgesi (OpenAPI)',
    how: 'Her çağrı, kaç istek verildiğiyle birlikte denetim kaydına yazılır.',
  },
};

export type ApiKeyWords = typeof apiKeys;
