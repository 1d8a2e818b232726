import { addresses } from '#web/page/address.ts';

const moved: readonly (readonly [RegExp, string])[] = [
  [/^\/test(?:\/.*)?$/, addresses.home()],
  [/^\/old-kategoriler(?:\/\d+)?\/?$/, addresses.categories()],
  [/^\/privacy-policy\/?$/, addresses.privacy()],
];

/** Returns the new path of a page that has moved, or undefined. */
export function whereItMoved(path: string): string | undefined {
  return moved.find(([pattern]) => pattern.test(path))?.[1];
}
