import { addresses } from '#web/page/address.ts';

const moved: readonly (readonly [RegExp, string])[] = [
  [/^\/test(?:\/.*)?$/, addresses.home()],
  [/^\/old-kategoriler(?:\/\d+)?\/?$/, addresses.categories()],
  [/^\/privacy-policy\/?$/, addresses.privacy()],
];

/** Where an address leads that is no page any more; undefined for one that never was. */
export function whereItMoved(path: string): string | undefined {
  return moved.find(([pattern]) => pattern.test(path))?.[1];
}
