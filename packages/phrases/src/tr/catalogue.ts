/** The list of all campaigns, and of those that end soon. */
export const catalogue = {
  all: {
    title: 'Tüm kampanyalar',
    description: (p: { count: string }) =>
      `${p.count} güncel kampanya tek listede: bitiş tarihine, indirime ya da fiyata göre sıralayın, ücretsiz teklif alın.`,
  },
  ending: {
    title: 'Bitmek üzere olan kampanyalar',
    description: (p: { count: string }) =>
      `Son 7 günü içindeki ${p.count} kampanya. Kaçırmadan karşılaştırın, ücretsiz teklif alın.`,
  },
  empty: 'Şu anda burada kampanya yok',
  seeAll: 'Tümünü gör',
};
