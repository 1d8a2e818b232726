/** What every list of campaigns says. */
export const list = {
  breadcrumbs: 'Bulunduğunuz yer',
  home: 'Ana sayfa',
  campaigns: (p: { count: string }) => `${p.count} kampanya`,
  range: (p: { from: string; to: string; total: string }) =>
    `${p.total} kampanyadan ${p.from}–${p.to} arası gösteriliyor`,
  sort: 'Sırala',
  orders: {
    'ending-soon': 'Bitişi yakın olan önce',
    newest: 'En yeni önce',
    discount: 'Yüksek indirim önce',
    'most-wanted': 'En çok ilgi gören önce',
    price: 'Düşük fiyat önce',
  },
  pages: 'Sayfalar',
  previous: 'Önceki',
  next: 'Sonraki',
  page: (p: { page: number }) => `${p.page}. sayfa`,
  titleOfPage: (p: { title: string; page: number }) => `${p.title}, ${p.page}. sayfa`,
  newTab: 'Yeni sekmede açılır',
};
