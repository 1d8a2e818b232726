import type { Pages } from './pages.ts';

/** Loads the built pages, or in development pages that Vite compiles from the current sources. */
export async function loadPages(mode: 'production' | 'development' | 'test'): Promise<Pages> {
  if (mode === 'development') return (await import('./development.ts')).openDevelopmentPages();
  return (await import('./built.ts')).loadBuiltPages();
}
