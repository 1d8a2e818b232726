/** The campaign sections of the home page, each with its candidates, best first. */
export interface SectionCandidates<Item> {
  readonly favourite: readonly Item[];
  readonly newest: readonly Item[];
  readonly endingSoon: readonly Item[];
  readonly highestDiscount: readonly Item[];
  readonly lastChance: readonly Item[];
}

// What is scarce chooses first: a campaign's last hours come once, while popular and new ones are many.
const choosing = ['lastChance', 'endingSoon', 'favourite', 'newest', 'highestDiscount'] as const;

/** Sections that promise a time, not a first place: any of their candidates may stand there. */
const pools: readonly string[] = ['lastChance', 'endingSoon', 'newest'];

/**
 * Fills each section with at most `size` items, so that none stands in two of them: but the favourites are a ranking,
 * which nothing may be missing from, and later sections leave out what stands there. The sections of a time take the
 * preferred of their candidates first, and keep the order of time; favourites and discounts are the first ones always.
 */
export function pickSections<Item extends { readonly id: string }>(
  candidates: SectionCandidates<Item>,
  size: number,
  isPreferred: (item: Item) => boolean = () => true,
): Record<(typeof choosing)[number], Item[]> {
  const taken = new Set<string>();
  const picked: Record<(typeof choosing)[number], Item[]> = {
    favourite: [],
    newest: [],
    endingSoon: [],
    highestDiscount: [],
    lastChance: [],
  };
  for (const section of choosing) {
    const all = candidates[section];
    const free = section === 'favourite' ? all : all.filter((item) => !taken.has(item.id));
    picked[section] = pools.includes(section) ? takePreferred(free, size, isPreferred) : free.slice(0, size);
    for (const item of picked[section]) taken.add(item.id);
  }
  return picked;
}

/** Takes up to `size` items, the preferred before the others, in the order that they stand in. */
function takePreferred<Item>(
  items: readonly Item[],
  size: number,
  isPreferred: (item: Item) => boolean,
): Item[] {
  const ranked = [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))];
  const taken = new Set(ranked.slice(0, size));
  return items.filter((item) => taken.has(item));
}
