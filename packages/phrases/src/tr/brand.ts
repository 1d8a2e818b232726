/** Phrases of the list of brands and of a brand's page. */
export const brand = {
  index: {
    title: 'Markalar',
    description: 'Bütün markalar alfabetik sırayla; her birinin güncel kampanya sayısıyla.',
    lede: 'Alfabetik sırayla bütün markalar ve güncel kampanya sayıları.',
    letters: 'Harfe git',
    otherSigns: '0–9',
    filter: 'Marka adı',
    found: (p: { count: string }) => `${p.count} marka`,
    noneFound: 'Bu adla bir marka bulunamadı',
    empty: 'Henüz yayında bir marka yok',
    emptyText: 'Kampanyaları kategorilerine göre inceleyebilirsiniz.',
    toCategories: 'Kategorilere git',
  },
  title: (p: { name: string }) => `${p.name} kampanyaları`,
  titleInCategory: (p: { name: string; category: string }) => `${p.name} kampanyaları: ${p.category}`,
  description: (p: { name: string; count: string }) =>
    `${p.name} markasının ${p.count} güncel kampanyası: fiyat, indirim ve bitiş tarihini karşılaştırın, ücretsiz teklif alın.`,
  descriptionInCategory: (p: { name: string; category: string; count: string }) =>
    `${p.name} markasının ${p.category} kategorisindeki ${p.count} güncel kampanyası: fiyat, indirim ve bitiş tarihini karşılaştırın.`,
  emptyDescription: (p: { name: string }) => `${p.name} markasının kampanyaları burada yayımlanır.`,
  categories: 'Kategoriler',
  allCategories: 'Tümü',
  empty: (p: { name: string }) => `${p.name} için şu anda kampanya yok`,
  emptyText: 'Marka yeni bir kampanya yayımladığında burada görünür. Bu markaların güncel kampanyaları var:',
  emptyInCategory: (p: { name: string; category: string }) =>
    `${p.name} için ${p.category} kategorisinde şu anda kampanya yok`,
  seeAllOf: (p: { name: string }) => `Tüm ${p.name} kampanyaları`,
  missing: 'Marka bulunamadı',
  missingText: 'Bu adreste bir marka yok. Adı değişmiş ya da marka yayından kalkmış olabilir.',
  toBrands: 'Tüm markalar',
};
