const BRANDS_OF_PAGE = 200;

interface SluggedBrand {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

interface BrandQuery {
  readonly q: string;
  readonly limit: number;
  readonly cursor?: string;
}

/** The call that lists the brands whose requests the caller may see, page by page. */
export interface BrandCalls {
  readonly 'lead-brands.list': (
    input: { readonly query: BrandQuery },
    options: { readonly signal: AbortSignal },
  ) => Promise<{ readonly items: readonly SluggedBrand[]; readonly next: string | null }>;
}

/** Finds the brand of a slug; null if the caller may not see it. The search also finds names that contain the slug. */
export async function findBrand(
  client: BrandCalls,
  slug: string,
  signal: AbortSignal,
): Promise<SluggedBrand | null> {
  let cursor: string | null = null;
  do {
    const query: BrandQuery = { q: slug, limit: BRANDS_OF_PAGE, ...(cursor !== null && { cursor }) };
    const page = await client['lead-brands.list']({ query }, { signal });
    const brand = page.items.find((one) => one.slug === slug);
    if (brand !== undefined) return brand;
    cursor = page.next;
  } while (cursor !== null);
  return null;
}
