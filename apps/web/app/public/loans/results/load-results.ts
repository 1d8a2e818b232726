/** Fetches the part that calculates and shows results: who only looks at the form does not pay for it. */
export function loadResults() {
  return import('./loan-results.tsx');
}
