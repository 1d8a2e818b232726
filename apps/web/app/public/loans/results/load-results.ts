import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { pageLocale } from '#web/document/page-locale.ts';

/** Fetches the part that calculates and shows results, with what it says: who only looks at the form does not pay for it. */
export function loadResults() {
  return withPhrases(import('./loan-results.tsx'));
}

/** Begins to fetch it; a failure shows when somebody calculates. */
export function prepareResults() {
  loadResults().catch(() => undefined);
}

/** Fetches the part that shows the offers of a loan's own page. */
export function loadOffers() {
  return withPhrases(import('./whole-offers.tsx'));
}

/** Fetches the part that tells what a budget allows. */
export function loadBudget() {
  return withPhrases(import('../budget/monthly-budget.tsx'));
}

/** The server has all phrases at hand. */
async function withPhrases<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([
    part,
    import.meta.env.SSR || loadScreenPhrases('loanResults', pageLocale()),
  ]);
  return loaded;
}
