/**
 * Returns the discount in percent that two prices in TRY prove, rounded down to one decimal so that it never promises
 * too much. Returns null unless both prices are given and differ by at least one percent. A higher claim of the brand
 * stays in the brand's own words.
 */
export function provenDiscount(listPrice: number | null, campaignPrice: number | null): number | null {
  if (listPrice === null || campaignPrice === null) return null;
  if (listPrice <= 0 || campaignPrice < 0 || campaignPrice >= listPrice) return null;
  // Calculated in whole kuruş: binary fractions of TRY are inexact and could change the rounded-down percentage.
  const list = Math.round(listPrice * 100);
  const saved = list - Math.round(campaignPrice * 100);
  const percent = Math.floor((saved * 1000) / list) / 10;
  return percent < 1 ? null : percent;
}
