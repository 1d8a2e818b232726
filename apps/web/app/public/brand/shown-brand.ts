import type { FoundBrand } from '@ayrac/contract/brand.ts';

/** What the page shows: the brand, and what the server works out of it. */
export interface ShownBrand extends FoundBrand {
  /** The address that is to be found. */
  readonly path: string;
  /** How the brand's own site is read out. */
  readonly site: string | undefined;
}
