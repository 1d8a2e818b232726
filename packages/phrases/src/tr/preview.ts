/** Phrases of a draft campaign's preview. */
export const preview = {
  title: 'Taslak önizlemesi',
  draft: 'Taslak',
  until: (p: { date: string }) => `Bu bağlantının süresi: ${p.date}`,
  views: 'Görünüm',
  page: 'Sayfa',
  card: 'Kart',
  boxes: 'Kutuların yanındaki metinler',
  broken: 'Bu önizleme artık açılamıyor',
  brokenText: 'Bağlantının süresi dolmuş, bağlantı iptal edilmiş ya da kampanya yayımlanmış olabilir.',
};
