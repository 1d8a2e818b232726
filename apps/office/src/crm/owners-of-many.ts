/**
 * Returns the filters that find the people who can own all of the leads with these brands. Of leads that are not loaded,
 * only the brand by which the list is filtered is known.
 */
export function ownersOfMany(
  brandIds: readonly string[] | undefined,
  listedBrandId: string | undefined,
): Readonly<Record<string, string>> {
  const [brandId = listedBrandId, ...others] = new Set(brandIds);
  return brandId === undefined || others.length > 0 ? { isOfAllBrands: 'true' } : { brandId };
}
