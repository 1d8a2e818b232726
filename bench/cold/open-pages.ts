import { type ScreenName, screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import type { ColdRequest } from './cold-request.ts';

/** Pages that are measured under names of their own, or need a link from a mail or the office. */
const excepted: ReadonlySet<ScreenName> = new Set([
  ...(['home', 'category', 'brand', 'campaign', 'search', 'compare'] as const),
  'preview',
  'newsletterPreferences',
]);

/** Returns a request for every other page that is open to everyone. */
export function openPages(): readonly ColdRequest[] {
  return screenNames
    .filter((name) => screens[name].opensTo === 'everyone' && !excepted.has(name))
    .map((name) => ({ name: `page ${screens[name].path}`, paths: [screens[name].example] }));
}
