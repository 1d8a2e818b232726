/** A run of words that both texts contain, or only one of them. */
export interface WordRun {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Limit of the table's size. Longer middle parts are replaced as a whole instead of compared, to save memory. */
const MOST_PAIRS = 4_000_000;

/** Compares two texts word by word. Whitespace belongs to the word before it. */
export function diffWords(before: string, after: string): readonly WordRun[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1;
  let tail = 0;
  while (
    tail < one.length - head &&
    tail < other.length - head &&
    one[one.length - 1 - tail] === other[other.length - 1 - tail]
  )
    tail += 1;
  const middle = diffMiddle(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  return joined([
    { kind: 'same', text: one.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: one.slice(one.length - tail).join('') },
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** Uses the longest common subsequence of words. */
function diffMiddle(one: readonly string[], other: readonly string[]): WordRun[] {
  if (one.length * other.length > MOST_PAIRS)
    return [
      { kind: 'gone', text: one.join('') },
      { kind: 'new', text: other.join('') },
    ];
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const runs: WordRun[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [old = '', young = ''] = [one[row], other[column]];
    if (row < one.length && column < other.length && old === young) {
      runs.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (column >= other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: 'gone', text: old });
      row += 1;
    } else {
      runs.push({ kind: 'new', text: young });
      column += 1;
    }
  }
  return runs;
}

function joined(runs: readonly WordRun[]): WordRun[] {
  const all: WordRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.text === '') continue;
    if (last?.kind === run.kind) all[all.length - 1] = { kind: run.kind, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}
