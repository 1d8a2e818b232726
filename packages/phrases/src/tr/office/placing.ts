/** Phrases shown while the campaigns of a large brand or category are re-indexed. */
export const placing = {
  title: (p: { label: string }) => `“${p.label}”: kampanya listeleri güncelleniyor`,
  progress: (p: { done: string; total: string }) => `${p.done} / ${p.total} kampanya.`,
  text: {
    brands:
      'Marka ve kampanya sayfaları hemen değişti; listeler ve arama arka planda yetişiyor. Bu sayfadan ayrılabilirsiniz.',
    categories:
      'Kategori ve kampanya sayfaları hemen değişti; listeler ve arama arka planda yetişiyor. Bu sayfadan ayrılabilirsiniz.',
  },
};

export type PlacingWords = typeof placing;
