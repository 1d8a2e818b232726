/** The sentence of the home page, whose blanks are filled in. */
export const sentence = {
  label: 'Ne aradığınızı bir cümleyle söyleyin',
  /** What stands around a blank, before one that is open in other words, and what it is called for who does not see that. */
  category: { before: '', after: 'arıyorum', label: 'Ne arıyorsunuz?' },
  price: { before: 'en çok', open: 'bütçem', after: '', label: 'En çok ne kadar?' },
  city: { before: '', after: '', label: 'Hangi şehirde?' },
  anything: 'Bir kampanya',
  anyPrice: 'fark etmez',
  anyCity: 'tüm Türkiye',
  open: (p: { name: string }) => `${p.name}: seçenekleri göster`,
  nothing: 'Uyan seçenek yok',
  allOf: (p: { name: string }) => `${p.name}, tümü`,
  show: 'Kampanyaları göster',
  showCount: (p: { count: number; shown: string }) => `${p.shown} kampanyayı göster`,
  none: 'Uyan kampanya yok',
};
