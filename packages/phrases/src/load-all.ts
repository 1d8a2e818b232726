import type { ScreenPhrases, Screens } from './tr/screens.ts';

/** The phrases of all screens in a language, for who need not save any of them. */
export async function loadAll(screens: Screens): Promise<ScreenPhrases> {
  const files = await Promise.all(Object.values(screens).map((load) => load()));
  return Object.assign({}, ...files);
}
