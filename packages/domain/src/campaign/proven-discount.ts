/**
 * The discount that two prices in TRY prove, in percent with one decimal, rounded down so that it promises nothing
 * more; null without both, without a difference, or below one percent. What a brand claims beyond it stays in the
 * brand's words.
 */
export function provenDiscount(listPrice: number | null, campaignPrice: number | null): number | null {
  if (listPrice === null || campaignPrice === null) return null;
  if (listPrice <= 0 || campaignPrice < 0 || campaignPrice >= listPrice) return null;
  // In kuruş: 0.1 + 0.2 would make 30 % out of 29.
  const list = Math.round(listPrice * 100);
  const saved = list - Math.round(campaignPrice * 100);
  const percent = Math.floor((saved * 1000) / list) / 10;
  return percent < 1 ? null : percent;
}
