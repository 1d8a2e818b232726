/** Phrases of a campaign's page. */
export const campaignPage = {
  /** Beside the quote button of a phone: that it is free, and who receives the request. */
  bar: (p: { brand: string }) => `Ücretsiz · Yalnızca ${p.brand} ve varsa yetkili satıcısı görür`,
  place: 'Bulunduğunuz yer',
  /** Description for search engines, if the brand provides none. */
  summary: (p: { title: string; brand: string }) =>
    `${p.title}. ${p.brand} kampanyasının koşullarını inceleyin, ücretsiz teklif alın.`,
  gallery: 'Kampanya görselleri',
  previousPicture: 'Önceki görsel',
  nextPicture: 'Sonraki görsel',
  picture: (p: { number: number }) => `${p.number}. görsel`,
  pictureOf: (p: { number: number; count: number }) => `${p.number} / ${p.count}`,
  viewer: {
    open: 'Görseli tam ekranda aç',
    close: 'Kapat',
    zoomIn: 'Yakınlaştır',
    zoomOut: 'Uzaklaştır',
  },
  share: {
    action: 'Paylaş',
    whatsapp: 'WhatsApp',
    email: 'E-posta',
    twitterMessage: 'X mesajı',
    tweet: 'X’te paylaş',
    text: (p: { title: string; brand: string }) => `${p.title} (${p.brand})`,
  },
  addToCalendar: 'Takvime ekle',
  compareBanks: 'Bu krediyi bütün bankalarda hesaplayın',
  related: 'Benzer kampanyalar',
  liveAlternatives: 'Şu anda geçerli benzer kampanyalar',
  allOfCategory: 'Bu kategorideki tüm kampanyalar',
  allOfBrand: 'Markanın tüm kampanyaları',
  closed: {
    title: 'Bu kampanya şu an yeni istek almıyor',
    text: 'Ayraç koyarsanız kampanya listenizde kalır.',
  },
  ended: {
    title: 'Bu kampanya sona erdi',
    text: 'Bu kampanya için artık teklif alınamıyor; bilgileri burada duruyor.',
  },
};
