import { foldTurkish } from '../text/turkish.ts';
import { iconKeywords } from './category-icon-keywords.ts';

/** Icon of a category whose name matches no keyword. */
export const defaultCategoryIcon = 'tag';

const minimumScore = 0.3;

// Score of a keyword's match with a folded name: the whole name, whole words, the beginning of a word, or any part
// ("market" in "hipermarket"). A part is significant for long keywords only, since "spor" also occurs in "transport".
// The beginning of a word counts nearly as much as a whole word: in Turkish the main noun comes last and is inflected
// ("otomobil sigortasi").
const fitOfWhole = 1;
const fitOfWord = 0.9;
const fitOfPrefix = 0.87;
const fitOfPart = 0.4;
const shortestPart = 6;

function fitOf(keyword: string, foldedName: string): number {
  if (foldedName === keyword) return fitOfWhole;
  const padded = ` ${foldedName} `;
  if (padded.includes(` ${keyword} `)) return fitOfWord;
  if (padded.includes(` ${keyword}`)) return fitOfPrefix;
  return keyword.length >= shortestPart && padded.includes(keyword) ? fitOfPart : 0;
}

/**
 * Returns the name of the Lucide icon (kebab-case) for the name of a category. The score of a keyword is its match
 * (whole name 1, whole word 0.9, beginning of a word 0.87, any part of at least six letters 0.4) times its weight. The
 * highest score of at least 0.3 wins; of equal scores, the earlier in the table.
 */
export function categoryIcon(name: string): string {
  const foldedName = foldTurkish(name);
  let best = { icon: defaultCategoryIcon, score: 0 };
  for (const { icon, weight, keywords } of iconKeywords) {
    for (const keyword of keywords) {
      const score = fitOf(keyword, foldedName) * weight;
      if (score >= minimumScore && score > best.score) best = { icon, score };
    }
  }
  return best.icon;
}
