import { useProblemWords } from '#office/fields/use-problem-words.ts';
import { type Cells, cellPlace } from '#office/sheet/block.ts';
import { problemOf, sentOf } from './columns.ts';
import type { FieldWordsOf } from './use-columns.ts';

/** Returns what is wrong with typed cells, and the campaigns that wait for them to be corrected. */
export function useWrongCells(cells: Cells, wordsOf: FieldWordsOf) {
  const problemWords = useProblemWords();
  const wrong = Object.fromEntries(
    Object.entries(cells).flatMap(([key, text]) => {
      const [, name] = cellPlace(key);
      const problem = problemOf(name, sentOf(name, text, wordsOf(name).choices));
      return problem === undefined ? [] : [[key, problemWords(problem)]];
    }),
  );
  return { wrong, waiting: new Set(Object.keys(wrong).map((key) => cellPlace(key)[0])) };
}
