import { foldTurkish } from '../text/turkish.ts';
import { iconKeywords } from './category-icon-keywords.ts';

/** The icon of a category that no keyword describes. */
export const defaultCategoryIcon = 'tag';

const minimumScore = 0.3;

// How well a keyword fits a folded name: the whole of it, whole words in it, the beginning of a word, or any part
// ("market" in "hipermarket"), which says something for long keywords alone ("spor" stands in "transport"). A beginning
// fits nearly as well as a word: in Turkish the thing itself comes last and inflected ("otomobil sigortasi").
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
 * Finds the Lucide icon (kebab-case name) for the name of a category. The score of a keyword is its fit (whole name
 * 1, whole word 0.9, beginning of a word 0.87, any part, from six letters on, 0.4) times its weight; the highest of
 * at least 0.3 wins, of equal ones the earlier in the table.
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
