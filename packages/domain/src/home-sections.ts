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

/** Fills each section with at most `size` items, so that none stands in two of them. */
export function pickSections<Item extends { readonly id: string }>(
  candidates: SectionCandidates<Item>,
  size: number,
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
    picked[section] = candidates[section].filter((item) => !taken.has(item.id)).slice(0, size);
    for (const item of picked[section]) taken.add(item.id);
  }
  return picked;
}
