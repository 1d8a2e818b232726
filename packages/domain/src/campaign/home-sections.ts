/** Number of campaigns that each section of the home page shows. */
export const sectionSizes = {
  favourite: 5,
  newest: 4,
  endingSoon: 8,
  highestDiscount: 4,
  lastChance: 3,
} as const;

/** Candidates for each campaign section of the home page, best first. */
export interface SectionCandidates<Item> {
  readonly favourite: readonly Item[];
  readonly newest: readonly Item[];
  readonly endingSoon: readonly Item[];
  readonly highestDiscount: readonly Item[];
  readonly lastChance: readonly Item[];
}

// Order of choosing. Sections with scarce candidates go first: few campaigns are in their last hours, while popular and
// new ones are many.
const choosing = ['lastChance', 'endingSoon', 'favourite', 'newest', 'highestDiscount'] as const;

/** Sections that promise a time rather than a rank. Any of their candidates may appear there. */
const pools: readonly string[] = ['lastChance', 'endingSoon', 'newest'];

/**
 * Fills each section with at most its number of items. No item appears twice, except that the favourites are a ranking
 * and take their top items in any case. Sections by time take preferred candidates first and keep the order of time;
 * favourites and discounts always take the first candidates.
 */
export function pickSections<Item extends { readonly id: string }>(
  candidates: SectionCandidates<Item>,
  sizes: Readonly<Record<(typeof choosing)[number], number>>,
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
    const size = sizes[section];
    const free = section === 'favourite' ? all : all.filter((item) => !taken.has(item.id));
    picked[section] = pools.includes(section) ? takePreferred(free, size, isPreferred) : free.slice(0, size);
    for (const item of picked[section]) taken.add(item.id);
  }
  return picked;
}

/** Takes up to `size` items, preferred ones first, and keeps their original order. */
function takePreferred<Item>(
  items: readonly Item[],
  size: number,
  isPreferred: (item: Item) => boolean,
): Item[] {
  const ranked = [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))];
  const taken = new Set(ranked.slice(0, size));
  return items.filter((item) => taken.has(item));
}
