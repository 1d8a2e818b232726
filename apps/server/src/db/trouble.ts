/** The database does not answer, or cannot be reached; the cause says how that was learnt. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away.', { cause });
    this.name = 'DatabaseAway';
  }
}

/** What keeps the database from doing a statement that is right in itself. */
export type Trouble = (typeof troubles)[number];

const troubles = [
  'away',
  'disk-full',
  'disk-failed',
  'read-only',
  'out-of-memory',
  'out-of-connections',
  'pool-empty',
  'lock-wait',
  'too-slow',
] as const;

const bySqlState: Readonly<Record<string, Trouble>> = {
  '25006': 'read-only',
  '53100': 'disk-full',
  '53300': 'out-of-connections',
  '55P03': 'lock-wait',
  '57014': 'too-slow',
  '58030': 'disk-failed',
};

const byMessage: readonly (readonly [RegExp, Trouble])[] = [
  [/timeout exceeded when trying to connect/, 'pool-empty'],
  [
    /Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed/,
    'away',
  ],
];

/** What an error says of the state of the database; undefined when it says that a statement is wrong. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  return ownTrouble(error) ?? troubleOf(error.cause);
}

function ownTrouble(error: Error): Trouble | undefined {
  if (error instanceof DatabaseAway) return 'away';
  const code = 'code' in error ? String(error.code) : '';
  const named = bySqlState[code];
  if (named !== undefined) return named;
  // 08: connection; 57P0x: shutdown and start; the others are those of a connection that breaks.
  if (/^(08|57P0)/.test(code) || ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)) return 'away';
  // 53: resources, whichever.
  if (/^53/.test(code)) return 'out-of-memory';
  return byMessage.find(([pattern]) => pattern.test(error.message))?.[1];
}

/** Tells whether an error says that the database is away or too slow, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  return troubleOf(error) !== undefined;
}

/** How often each trouble was met, and who is told of it. */
export class Troubles {
  readonly counts = new Map<Trouble, number>(troubles.map((trouble) => [trouble, 0]));
  readonly #hearers = new Set<HearTrouble>();

  /** Counts what an error says of the database, and tells of it; other errors are nothing. */
  note(error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble === undefined) return;
    this.counts.set(trouble, (this.counts.get(trouble) ?? 0) + 1);
    for (const hear of this.#hearers) hear(trouble, error);
  }

  /** Tells of every trouble from now on; the answer ends it. */
  tell(hear: HearTrouble): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }
}

/** Hears of a trouble, with the error that showed it. */
export type HearTrouble = (trouble: Trouble, error: unknown) => void;
