/** Phrases of the footer: benefits and links. */
export const footer = {
  features: {
    title: 'Neden Ayraç?',
    price: {
      title: 'En iyi fiyat',
      text: 'Her kampanyada fiyatın nasıl hesaplandığını gösteriyoruz.',
    },
    financing: {
      title: 'Finansman',
      text: 'Kredileri toplam ödemeye göre karşılaştırın.',
    },
    support: {
      title: 'Destek',
      text: 'Sorunuzu yazın; iletinizi gerçek bir insan okur.',
    },
  },
  campaigns: 'Tüm kampanyalar',
  explore: 'Keşfedin',
  company: 'Ayraç',
  legal: 'Yasal',
  about: 'Hakkımızda',
  contact: 'İletişim',
  write: 'Bize yazın',
  howWeEarn: 'Nasıl kazanıyoruz?',
  careers: 'Kariyer',
  newsletter: 'Bülten',
  privacy: 'Gizlilik politikası',
  terms: 'Kullanım koşulları',
  kvkk: 'KVKK aydınlatma metni',
  cookiePolicy: 'Çerez politikası',
  cookieSettings: 'Çerez ayarları',
  social: 'Sosyal medya',
  demo: 'Markalar, kampanyalar ve fiyatlar tanıtım amaçlı örnek verilerdir.',
  rights: (p: { year: number }) => `© ${p.year} Ayraç. Tüm hakları saklıdır.`,
};
