import type { ScreenPhrases, Screens } from './tr/screens.ts';

/** Loads the phrases of all screens in one language, where loading time does not matter. */
export async function loadAll(screens: Screens): Promise<ScreenPhrases> {
  const files = await Promise.all(Object.values(screens).map((load) => load()));
  return Object.assign({}, ...files);
}
