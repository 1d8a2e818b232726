/** Words of the gallery list in file exports and saved views. */
export const campaignGalleries = {
  title: 'Görseller',
  one: 'Galeri',
  count: (p: { count: string }) => `${p.count} kampanya`,
  search: 'Kampanya ya da marka ara',
  add: '',
  emptyTitle: 'Kampanya yok',
  emptyText: 'Bir kampanya eklendiğinde galerisi burada görünür.',
  fields: {
    title: { label: 'Kampanya', hint: '' },
    brandId: { label: 'Marka', hint: '' },
    lacks: { label: 'Eksik', hint: '', choices: { pictures: 'Görsel', texts: 'Alternatif metin' } },
    pictures: { label: 'Görsel sayısı', hint: '' },
    missingTexts: { label: 'Eksik alternatif metin', hint: '' },
  },
};

/** Shape of these words in both languages. */
export type CampaignGalleryWords = typeof campaignGalleries;
