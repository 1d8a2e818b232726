import { foldedWords, foldTurkish } from '@ayrac/domain/text/turkish.ts';

/** Returns the choices whose names contain all words of a search, in any spelling. */
export function matchingChoices(
  choices: readonly string[],
  nameOf: (choice: string) => string,
  query: string,
): readonly string[] {
  const words = foldedWords(query);
  return choices.filter((choice) => {
    const name = foldTurkish(nameOf(choice));
    return words.every((word) => name.includes(word));
  });
}
