/**
 * Slugs of the real brands in the demo data. The specification names them; all other demo brands are invented.
 */
export const realBrands = ['akbank', 'bmw', 'enpara', 'garanti', 'halkbank', 'is-bankasi', 'ziraat'] as const;

/** Whether a demo brand, given by its slug, really exists. Its demo offers are then marked as samples. */
export function isRealBrand(slug: string): boolean {
  return realBrands.some((one) => one === slug);
}
