import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns a condition of a build's chunk group: whether the id of a module is one of these files or in one of these
 * folders, by their paths from the root. Throws for a path that does not exist, so that a moved file does not leave its
 * chunk unnoticed.
 */
export function isAmong(...paths: readonly string[]): (id: string) => boolean {
  const places = paths.map((path) => root + path);
  for (const place of places) if (!existsSync(place)) throw new Error(`There is no ${place}.`);
  return (id) => places.some((place) => id === place || id.startsWith(`${place}/`));
}
