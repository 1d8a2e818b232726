/** A part of a table whose ids begin with the same digits; an empty prefix is the whole. */
export interface Shard {
  /** Up to three hexadecimal digits. */
  readonly prefix: string;
  /** The latest change of a row in it. */
  readonly changedAt: Date;
}

/** How many rows stand behind each prefix of three digits. */
export interface Bucket extends Shard {
  readonly count: number;
}

/** The longest prefix; 4,096 shards. */
export const LONGEST_PREFIX = 3;

/**
 * Cuts a table into parts of about equal size by the first digits of its random ids, as few as hold at most `most`
 * rows each on average: addresses that stay the same while rows come and go, and no page to count up to.
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

/** The first and the last id that a prefix can begin. */
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
