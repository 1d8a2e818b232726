import { screenCalled } from '@ayrac/domain/screen/screens.ts';
import type { PhraseSet } from '@ayrac/phrases/tr/screens.ts';

/**
 * Returns the phrase sets that a screen needs at once, in addition to those of every page. `route` is the screen's
 * name.
 */
export function firstPhrases(route: string | undefined): readonly PhraseSet[] {
  return screenCalled(route)?.phrases ?? [];
}

/** Returns the file of a phrase set: `campaignPage` is in `campaign-page.ts`. */
export function phraseFile(set: PhraseSet): string {
  return `${set.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
