import { provenDiscount } from './proven-discount.ts';

/** Lowest saving in percent that needs no explanation. */
const LEAST_PERCENT = 20;

/** Prices of a campaign in TRY. */
interface Prices {
  readonly listPrice: number | null;
  readonly campaignPrice: number | null;
}

/**
 * Whether a campaign may be the first slide of the home page: its two prices must prove a clear saving. A rate, a term
 * or the brand's own words do not.
 */
export function mayLead({ listPrice, campaignPrice }: Prices): boolean {
  return (provenDiscount(listPrice, campaignPrice) ?? 0) >= LEAST_PERCENT;
}
