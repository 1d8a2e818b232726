import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { pageLocale } from '#web/document/page-locale.ts';

/** Loads the code and phrases of the results. Separate, so that visitors who only see the form do not load it. */
export function loadResults() {
  return withPhrases(import('./loan-results.tsx'));
}

/** Starts loading the results. A failure is handled when the visitor calculates. */
export function prepareResults() {
  loadResults().catch(() => undefined);
}

/** Loads the offers of a loan's own page. */
export function loadOffers() {
  return withPhrases(import('./whole-offers.tsx'));
}

/** Loads the budget calculator. */
export function loadBudget() {
  return withPhrases(import('../budget/monthly-budget.tsx'));
}

/** On the server all phrases are available. */
async function withPhrases<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([
    part,
    import.meta.env.SSR || loadScreenPhrases('loanResults', pageLocale()),
  ]);
  return loaded;
}
