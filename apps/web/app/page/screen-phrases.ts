import { screenCalled } from '@ayrac/domain/screens.ts';
import type { PhraseSet } from '@ayrac/phrases/tr/screens.ts';

/** What a screen says at once beside the phrases of every page, by the name of its route. */
export function firstPhrases(route: string | undefined): readonly PhraseSet[] {
  return screenCalled(route)?.phrases ?? [];
}

/** The file of a set: `campaignPage` is in `campaign-page.ts`. */
export function phraseFile(set: PhraseSet): string {
  return `${set.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
