import type { PlainShape } from '#office/resource/plain-page.tsx';

/** The screen of a resource that has no script of its own, and the resource, which it asks the router for. */
export async function recordsScreen(load: () => Promise<PlainShape>) {
  const [shape, { PlainPage }] = await Promise.all([load(), import('#office/resource/plain-page.tsx')]);
  return { Component: PlainPage, loader: () => shape };
}
