/** The brands of the demo that there are: the specification names them. All others of it are invented. */
export const realBrands = ['akbank', 'bmw', 'enpara', 'garanti', 'halkbank', 'is-bankasi', 'ziraat'] as const;

/** Whether a brand of the demo, by its slug, is one that there is: what it offers there is a sample. */
export function isRealBrand(slug: string): boolean {
  return realBrands.some((one) => one === slug);
}
