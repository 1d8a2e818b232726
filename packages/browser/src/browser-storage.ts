/**
 * Returns a storage of the browser, or undefined where the browser denies access: some throw as soon as the property is
 * read.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}
