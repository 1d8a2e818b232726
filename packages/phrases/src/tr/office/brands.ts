/** Phrases of the page for brands, in addition to those of every record page. */
export const brands = {
  title: 'Markalar',
  one: 'Marka',
  count: (p: { count: string }) => `${p.count} marka`,
  search: 'Marka ara',
  add: 'Yeni marka',
  emptyTitle: 'Henüz marka yok',
  emptyText: 'Kampanyalar buraya eklediğiniz markaların adıyla yayımlanır.',
  askHide: {
    title: (p: { label: string }) => `“${p.label}” siteden kaldırılsın mı?`,
    text: (p: { count: string }) =>
      `Yayındaki ${p.count} kampanyası da siteden kalkar. Daha sonra geri alabilirsiniz.`,
    yes: 'Siteden kaldır',
  },
  askDeactivate: {
    title: (p: { count: string }) => `${p.count} marka siteden kaldırılsın mı?`,
    text: 'Yayındaki kampanyaları da siteden kalkar. Geri alabilirsiniz.',
  },
  fields: {
    name: {
      label: 'Adı',
      inFile: 'Marka',
      hint: 'Marka sayfasının adresi bu addan oluşur; ad değişirse eski adres yenisine yönlendirir',
    },
    brandUrl: { label: 'Web sitesi', hint: 'https:// ile başlar' },
    colour: { label: 'Renk', hint: '#1A2B3C gibi; üzerine beyaz yazı gelir, bu yüzden koyu olmalı' },
    logoHash: {
      label: 'Logo',
      hint: 'İsteğe bağlı. Kare olarak kırpılır; tıklayarak neyin ortada kalacağını seçin',
    },
    about: { label: 'Tanıtım', hint: 'Marka sayfasında adının altında görünür' },
    aboutEn: { label: 'İngilizce tanıtım', hint: 'Boş kalırsa İngilizce sayfalarda Türkçesi görünür' },
    campaigns: { label: 'Kampanya', hint: '' },
    isActive: { label: 'Yayında', hint: 'Kapalıyken markanın sayfası ve bütün kampanyaları sitede görünmez' },
  },
};

export type BrandWords = typeof brands;
