/** The sentence of the home page, whose blanks are filled in. */
export const sentence = {
  label: 'Ne aradığınızı bir cümleyle söyleyin',
  /** What stands around a blank, and names it. */
  category: { before: '', after: 'arıyorum' },
  price: { before: 'en çok', after: '' },
  anything: 'Bir kampanya',
  anyPrice: 'fark etmez',
  allOf: (p: { name: string }) => `${p.name}, tümü`,
  show: 'Kampanyaları göster',
  showCount: (p: { count: number; shown: string }) => `${p.shown} kampanyayı göster`,
  none: 'Uyan kampanya yok',
};
