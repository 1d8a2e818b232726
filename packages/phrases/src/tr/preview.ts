/** Phrases of a draft campaign's preview. */
export const preview = {
  title: 'Taslak önizlemesi',
  draft: 'Taslak',
  until: (p: { date: string }) => `Bağlantı şu zamana kadar geçerli: ${p.date}`,
  views: 'Görünüm',
  page: 'Sayfa',
  card: 'Kart',
  boxes: 'İzin kutularının metinleri',
  broken: 'Bu önizleme artık açılamıyor',
  brokenText: 'Bağlantının süresi dolmuş, bağlantı iptal edilmiş ya da kampanya yayımlanmış olabilir.',
};
