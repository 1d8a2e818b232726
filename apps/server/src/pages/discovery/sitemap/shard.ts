/** The rows of a table whose ids start with the same digits. An empty prefix means the whole table. */
export interface Shard {
  /** Up to three hexadecimal digits. */
  readonly prefix: string;
  /** Latest change of one of its rows. */
  readonly changedAt: Date;
}

/** Number of rows with a prefix of three digits. */
export interface Bucket extends Shard {
  readonly count: number;
}

/** Longest prefix; allows 4,096 shards. */
export const LONGEST_PREFIX = 3;

/**
 * Splits a table into shards of about equal size by the first digits of its random ids, with as few digits as keep the
 * average at or below `most` rows. The shards keep their names while rows come and go, and no pages need counting.
 */
export function shardsOf(buckets: readonly Bucket[], most: number): Shard[] {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let digits = 0;
  while (digits < LONGEST_PREFIX && total > most * 16 ** digits) digits += 1;
  const changes = new Map<string, Date>();
  for (const { prefix, changedAt } of buckets) {
    const own = prefix.slice(0, digits);
    const known = changes.get(own);
    if (known === undefined || known < changedAt) changes.set(own, changedAt);
  }
  return [...changes].map(([prefix, changedAt]) => ({ prefix, changedAt }));
}

/** Returns the lowest and the highest id with a prefix. */
export function idRange(prefix: string): { readonly first: string; readonly last: string } {
  return { first: idOf(prefix.padEnd(32, '0')), last: idOf(prefix.padEnd(32, 'f')) };
}

function idOf(digits: string): string {
  const at = [0, 8, 12, 16, 20, 32];
  return at
    .slice(1)
    .map((end, index) => digits.slice(at[index], end))
    .join('-');
}
