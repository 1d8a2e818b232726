/** Phrases of the home page. */
export const home = {
  title: 'Ayraç: Kampanyaları karşılaştırın, teklifinizi alın',
  description:
    'Otomobilden sigortaya, krediden tatile güncel kampanyalar tek yerde. Karşılaştırın, beğendiğiniz kampanya için ücretsiz teklif isteyin.',
  heading: 'Kampanyaları yan yana görün, doğru teklifi alın',
  lede: (p: { brands: string; campaigns: string }) =>
    `${p.campaigns} kampanya, ${p.brands} marka. Karşılaştırmak da teklif istemek de ücretsiz.`,
  search: 'Bütün kampanyalarda ara',
  searchHint: 'Ne arıyorsunuz?',
  banner: {
    label: 'Öne çıkan kampanyalar',
    carousel: 'kayan vitrin',
    slide: 'kampanya',
    place: (p: { place: number; count: number }) => `${p.place} / ${p.count}`,
    previous: 'Önceki kampanya',
    next: 'Sonraki kampanya',
    pause: 'Otomatik geçişi durdur',
    play: 'Otomatik geçişi başlat',
    look: 'Kampanyayı incele',
  },
  empty: {
    title: 'İlk kampanyalar yolda',
    text: 'Markalar kampanyalarını hazırlıyor. Bu arada kredi seçeneklerini karşılaştırabilirsiniz.',
    action: 'Kredi hesapla',
  },
  seeAll: 'Tümünü gör',
  categories: 'Neye ihtiyacınız var?',
  allCategories: 'Tüm kategoriler',
  popularBrands: 'Popüler markalar',
  allBrands: 'Tüm markalar',
  favourite: {
    title: 'En çok takip edilenler',
    lede: 'Şu anda en çok ayraç konan kampanyalar',
    followers: (p: { count: string }) => `${p.count} kişi takip ediyor`,
  },
  newest: { title: 'Yeni kampanyalar', recent: 'Son 7 günde eklenenler', latest: 'Son eklenen kampanyalar' },
  endingSoon: { title: 'Bitmek üzere', lede: '7 gün içinde sona eriyor' },
  highestDiscount: { title: 'En yüksek indirim', lede: 'İndirim oranı en yüksek kampanyalar' },
  lastChance: { title: 'Son şans', lede: '24 saat içinde sona eriyor' },
  stats: {
    title: 'Rakamlarla Ayraç',
    campaigns: 'güncel kampanya',
    brands: 'marka',
    categories: 'kategori ve alt kategori',
    endingSoon: 'kampanya 7 gün içinde bitiyor',
  },
};
