/** Phrases of the search sentence on the home page. */
export const sentence = {
  label: 'Ne aradığınızı bir cümleyle söyleyin',
  /** Words around each blank. `open` replaces `before` while the blank is unset; `label` is for screen readers. */
  category: { before: '', after: 'arıyorum', label: 'Ne arıyorsunuz?' },
  price: { before: 'en çok', open: 'bütçe', after: '', label: 'En çok ne kadar?' },
  city: { before: '', after: '', label: 'Hangi şehirde?' },
  anything: 'Bir kampanya',
  anyPrice: 'fark etmez',
  anyCity: 'tüm Türkiye',
  open: (p: { name: string }) => `${p.name}: seçenekleri göster`,
  nothing: 'Eşleşen seçenek yok',
  allOf: (p: { name: string }) => `${p.name}, tümü`,
  show: 'Kampanyaları göster',
  showCount: (p: { count: number; shown: string }) => `${p.shown} kampanyayı göster`,
  none: 'Uygun kampanya yok',
};
