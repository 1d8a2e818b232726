import type { FoundBrand } from '@ayrac/contract/brand.ts';

/** Data of a brand's page, including what the server derives from it. */
export interface ShownBrand extends FoundBrand {
  /** Canonical path. */
  readonly path: string;
  /** The brand's website as shown to visitors. */
  readonly site: string | undefined;
}
