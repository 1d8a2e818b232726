/** A vertically merged range of one column. Rows count from 1, columns from 0. */
export interface MergedColumn {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

const MOST = 10_000;
const LONGEST_TAG = 200;
const tag = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g;

/**
 * Returns the vertically merged cells. The value of the first applies to those below it, such as a brand written once
 * beside its campaigns. A sheet lists them after all of its rows, so they are searched for before the rows are read.
 */
export async function findMerged(part: AsyncIterable<Buffer>): Promise<readonly MergedColumn[]> {
  const merged: MergedColumn[] = [];
  let rest = '';
  for await (const chunk of part) {
    const text = rest + chunk.toString('latin1');
    let end = 0;
    for (const { 0: found, 1: column = '', 2: first, 3: last, index } of text.matchAll(tag)) {
      end = index + found.length;
      if (first !== last && merged.length < MOST)
        merged.push({ column: columnAt(column), first: Number(first), last: Number(last) });
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_TAG));
  }
  return merged;
}

/** Returns the index of a column from its letters: A is 0, AA is 26. */
export function columnAt(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
