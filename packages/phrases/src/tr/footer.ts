/** The end of every page: what the site promises, and where else it leads. */
export const footer = {
  features: {
    title: 'Neden Ayraç?',
    price: {
      title: 'En iyi fiyat',
      text: 'Aynı ihtiyacın kampanyalarını yan yana görün; farkı kendiniz ölçün.',
    },
    financing: {
      title: 'Finansman',
      text: 'Bankaların kredi koşullarını tek ekranda, gerçek toplam maliyetiyle karşılaştırın.',
    },
    support: {
      title: 'Destek',
      text: 'Teklifinizle ilgili sorularınızda yanınızdayız; ne siz ne de bilgileriniz ortada kalır.',
    },
  },
  campaigns: 'Tüm kampanyalar',
  explore: 'Keşfedin',
  company: 'Ayraç',
  legal: 'Yasal',
  about: 'Hakkımızda',
  contact: 'İletişim',
  howWeEarn: 'Nasıl kazanıyoruz?',
  careers: 'Kariyer',
  privacy: 'Gizlilik politikası',
  terms: 'Kullanım koşulları',
  kvkk: 'KVKK aydınlatma metni',
  cookiePolicy: 'Çerez politikası',
  cookieSettings: 'Çerez ayarları',
  social: 'Sosyal medya',
  demo: 'Bu sitedeki markalar, kampanyalar ve fiyatlar tanıtım amaçlı örnek verilerdir.',
  rights: (p: { year: number }) => `© ${p.year} Ayraç. Tüm hakları saklıdır.`,
};
