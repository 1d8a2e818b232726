/** Phrases of a search without matching campaigns. */
export const nothingFound = {
  nearest: (p: { term: string }) => `En yakın sonuçlar: “${p.term}”`,
  nearestIn: (p: { category: string }) => `${p.category} kampanyaları`,
  dropped: (p: { dropped: string }) => `“${p.dropped}” olmadan aradık.`,
  allNearest: (p: { count: string }) => `Tümünü gör (${p.count})`,
  popular: 'En çok ilgi gören kampanyalar',
  none: (p: { term: string }) => `“${p.term}” için sonuç bulunamadı`,
  noCampaign: (p: { term: string }) => `“${p.term}” ile eşleşen kampanya yok`,
  tips: [
    'Yazımı kontrol edin; Türkçe harf kullanmanız gerekmez.',
    'Daha kısa ya da daha genel bir kelime deneyin.',
    'Ürün yerine marka ya da kategori adıyla arayın.',
  ],
};
