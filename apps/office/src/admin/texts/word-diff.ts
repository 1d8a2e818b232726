import { diffArrays } from 'diff';

/** A run of words that both texts contain, or only one of them. */
export interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Texts with more added and removed words are shown as replaced, because comparing them would take too long. */
const MOST_DIFFERENCES = 2_000;

/**
 * Compares two texts word by word. Spaces belong to the word before them and do not count; line breaks are compared by
 * themselves, so that words at the end of a paragraph stay the same when others follow.
 */
export function diffWords(before: string, after: string): readonly WordRun[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), {
    maxEditLength: MOST_DIFFERENCES,
    comparator: (one, other) => withoutSpaces(one) === withoutSpaces(other),
  });
  if (changes === undefined)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}

function wordsOf(text: string): string[] {
  return text.match(/\S+[^\S\n]*|\s+/g) ?? [];
}

function withoutSpaces(word: string): string {
  return word.replace(/[^\S\n]+$/, '');
}
