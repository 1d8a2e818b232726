/**
 * Phrases of the list of categories, of a category's page, and of the lists of all campaigns and of those ending soon.
 */
export const category = {
  index: {
    title: 'Tüm kategoriler',
    description: 'Otomobilden sigortaya, finanstan seyahate bütün kategorilerdeki güncel kampanyalar.',
    lede: 'İlgilendiğiniz alanı seçin, o alandaki güncel kampanyaları birlikte görün. Teklif almak için kategoriden bir kampanya seçmeniz yeterli.',
    crumb: 'Kategoriler',
    all: (p: { name: string }) => `Tümünü gör: ${p.name}`,
    empty: 'Henüz yayında bir kategori yok',
    emptyText: 'Kampanyaları markalarına göre inceleyebilirsiniz.',
    toBrands: 'Markalara git',
    retry: 'Tekrar dene',
    failedText: 'Biraz sonra tekrar deneyin ya da kampanyalara marka marka bakın.',
  },
  title: (p: { name: string }) => `${p.name} kampanyaları`,
  description: (p: { name: string; count: string }) =>
    `${p.name} kategorisinde ${p.count} güncel kampanya: fiyat, indirim ve bitiş tarihini karşılaştırın, ücretsiz teklif alın.`,
  emptyDescription: (p: { name: string }) => `${p.name} kategorisindeki kampanyalar burada yayımlanır.`,
  children: 'Alt kategoriler',
  empty: 'Bu kategoride şu anda kampanya yok',
  emptyText: 'Yeni kampanyalar eklendikçe burada görünür. O zamana kadar bu kategorilere göz atabilirsiniz.',
  popular: 'Popüler kategoriler',
  all: {
    title: 'Tüm kampanyalar',
    description: (p: { count: string }) =>
      `${p.count} güncel kampanya tek listede: bitiş tarihine, indirime ya da fiyata göre sıralayın, ücretsiz teklif alın.`,
  },
  ending: {
    'last-day': {
      title: '24 saat içinde biten kampanyalar',
      description: (p: { count: string }) =>
        `24 saat içinde biten ${p.count} kampanya. Kaçırmadan karşılaştırın, ücretsiz teklif alın.`,
    },
    'last-week': {
      title: '7 gün içinde biten kampanyalar',
      description: (p: { count: string }) =>
        `7 gün içinde biten ${p.count} kampanya. Kaçırmadan karşılaştırın, ücretsiz teklif alın.`,
    },
  },
  noCampaigns: 'Şu anda burada kampanya yok',
};
