import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/** Fetches the tray with its words. A step of its own, so that no page names its files before somebody wants it. */
export async function fetchTray(locale: Locale) {
  const [{ Tray }] = await Promise.all([import('./tray.tsx'), loadScreenPhrases('follow', locale)]);
  return Tray;
}
