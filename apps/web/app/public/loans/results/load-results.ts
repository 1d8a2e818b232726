/** Fetches the part that calculates and shows results: who only looks at the form does not pay for it. */
export function loadResults() {
  return import('./loan-results.tsx');
}

/** Begins to fetch it; a failure shows when somebody calculates. */
export function prepareResults() {
  loadResults().catch(() => undefined);
}

/** Fetches the part that shows the offers of a loan's own page. */
export function loadOffers() {
  return import('./whole-offers.tsx');
}
