/** Phrases of a field that selects a page of the site. */
export const sitePages = {
  placeholder: 'Sayfanın adını ya da adresini yazın',
  nothing: 'Bu ada uyan sayfa yok; adresini de yazabilirsiniz',
  kinds: { category: 'Kategori', brand: 'Marka', campaign: 'Kampanya', screen: 'Sayfa' },
  screens: {
    home: 'Ana sayfa',
    campaigns: 'Tüm kampanyalar',
    categories: 'Kategoriler',
    brands: 'Markalar',
    loans: 'Kredi hesaplama',
    compare: 'Kampanya karşılaştırma',
    howWeCalculate: 'Nasıl hesaplıyoruz?',
    howWeEarn: 'Nasıl kazanıyoruz?',
    about: 'Hakkımızda',
    contact: 'İletişim',
    careers: 'Kariyer',
    newsletter: 'Bülten',
    privacy: 'Gizlilik politikası',
    terms: 'Kullanım koşulları',
    cookiePolicy: 'Çerez politikası',
    kvkk: 'KVKK aydınlatma metni',
    borusan: 'Borusan aydınlatma metni',
  },
};

export type SitePageWords = typeof sitePages;
