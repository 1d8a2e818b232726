import type { PlainShape } from '#office/resource/plain-page.tsx';

/** Loads the screen of a resource without code of its own. The resource's shape is the route's loader data. */
export async function recordsScreen(load: () => Promise<PlainShape>) {
  const [shape, { PlainPage }] = await Promise.all([load(), import('#office/resource/plain-page.tsx')]);
  return { Component: PlainPage, loader: () => shape };
}
