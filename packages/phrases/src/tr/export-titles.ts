/**
 * What heads the columns of an exported file: those of every resource, then those of each that the file calls otherwise
 * than the form does.
 */
export const exportTitles = {
  every: {
    id: 'Kayıt numarası',
    createdAt: 'Oluşturulma',
    updatedAt: 'Son değişiklik',
    changedBy: 'Son değiştiren',
  },
  campaigns: { title: 'Kampanya' },
  'brand-campaigns': { title: 'Kampanya' },
  'brand-categories': { title: 'Marka ve kategori' },
  'campaign-urls': { url: 'Adres' },
  brands: { name: 'Marka' },
  categories: { name: 'Kategori' },
  'lost-reasons': { name: 'Kayıp nedeni' },
  occupations: { name: 'Meslek' },
};

/** What heads the columns of exported loans. */
export const loanTitles = {
  type: 'Kredi türü',
  dated: ['Geçerlilik', 'Geri alındı', 'Kaynak', 'Kaynaktaki ifade', 'Not', 'Yazıldı', 'Yazan'],
  offers: { bank: 'Banka', limits: ['En az', 'En çok', 'En uzun vade', 'Adres', 'Yayında'] },
  parameters: { name: 'Parametre', values: ['Değer', 'Sitede görünen kaynak'] },
};
