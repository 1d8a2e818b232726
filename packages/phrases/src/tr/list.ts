/** Phrases of every list of campaigns. */
export const list = {
  breadcrumbs: 'Bulunduğunuz yer',
  home: 'Ana sayfa',
  campaigns: (p: { count: string }) => `${p.count} kampanya`,
  range: (p: { from: string; to: string; total: string }) =>
    `${p.total} kampanya · ${p.from}–${p.to} gösteriliyor`,
  shown: (p: { from: string; to: string }) => `${p.from}–${p.to} gösteriliyor`,
  sort: 'Sırala',
  orders: {
    relevance: 'En ilgili',
    'ending-soon': 'Yakında bitenler',
    newest: 'En yeni',
    discount: 'En yüksek indirim',
    'most-wanted': 'En çok ilgi gören',
    price: 'En düşük fiyat',
  },
  pages: 'Sayfalar',
  previous: 'Önceki',
  next: 'Sonraki',
  page: (p: { page: number }) => `${p.page}. sayfa`,
  titleOfPage: (p: { title: string; page: number }) => `${p.title}, ${p.page}. sayfa`,
  descriptionOfPage: (p: { description: string; page: number }) => `${p.page}. sayfa. ${p.description}`,
  newTab: 'Yeni sekmede açılır',
};
