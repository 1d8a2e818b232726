/** What is said while the campaigns of a large brand or category are being listed anew. */
export const placing = {
  title: (p: { label: string }) => `“${p.label}”: kampanyaların listeleri güncelleniyor`,
  progress: (p: { done: string; total: string }) => `${p.done} / ${p.total} kampanya.`,
  text: {
    brands:
      'Marka ve kampanya sayfaları hemen değişti; listeler ve arama arka planda yetişiyor. Bu sayfadan ayrılabilirsiniz.',
    categories:
      'Kategori ve kampanya sayfaları hemen değişti; listeler ve arama arka planda yetişiyor. Bu sayfadan ayrılabilirsiniz.',
  },
};

/** The shape that both languages have. */
export type PlacingWords = typeof placing;
