import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/**
 * Loads the tray and its phrases. A module of its own, so that no page refers to the tray's files before it is opened.
 */
export async function fetchTray(locale: Locale) {
  const [{ Tray }] = await Promise.all([import('./tray.tsx'), loadScreenPhrases('follow', locale)]);
  return Tray;
}
