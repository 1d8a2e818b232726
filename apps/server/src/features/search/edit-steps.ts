/**
 * How many slips of a hand lie between two words: a letter too many, one too few, another one, or two neighbours in
 * each other's place. (Optimal string alignment: no letter is changed twice.)
 */
export function editSteps(typed: string, meant: string): number {
  const from = [...typed];
  const to = [...meant];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = [0, ...to.map((_letter, place) => place + 1)];
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, wanted] of to.entries()) {
      const isSwapped = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === wanted;
      row.push(
        Math.min(
          stepsAt(last, j + 1) + 1,
          stepsAt(row, j) + 1,
          stepsAt(last, j) + (letter === wanted ? 0 : 1),
          isSwapped ? stepsAt(beforeLast, j - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return stepsAt(last, to.length);
}

function stepsAt(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
