import { diffArrays } from 'diff';

/** A run of words that both texts contain, or only one of them. */
export interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Texts with more added and removed words are shown as replaced, because comparing them would take too long. */
const MOST_DIFFERENCES = 2_000;

/** Compares two texts word by word. Whitespace belongs to the word before it. */
export function diffWords(before: string, after: string): readonly WordRun[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_DIFFERENCES });
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
  return text.match(/\S+\s*|\s+/g) ?? [];
}
