import type { RenderPage } from './renderer.ts';

/** The renderer of the pages: built ones, or in development those that Vite serves. */
export async function loadPages(_mode: 'production' | 'development' | 'test'): Promise<RenderPage> {
  const { loadBuiltPages } = await import('./built.ts');
  return loadBuiltPages();
}
