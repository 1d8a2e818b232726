import { provenDiscount } from './proven-discount.ts';

/** From which saving on, in percent, a price speaks for itself. */
const LEAST_PERCENT = 10;

/** What is known of a campaign's prices, in TRY. */
interface Prices {
  readonly listPrice: number | null;
  readonly campaignPrice: number | null;
}

/**
 * Whether a campaign may lead the home page: its two prices prove a saving that needs no explanation. A rate, a term or
 * the brand's own words do not.
 */
export function mayLead({ listPrice, campaignPrice }: Prices): boolean {
  return (provenDiscount(listPrice, campaignPrice) ?? 0) >= LEAST_PERCENT;
}
