/** Thrown when the database does not respond or cannot be reached. The cause is the error that showed it. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is unavailable.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Reasons for which the database cannot run a valid statement. */
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

/**
 * Returns what an error or its causes say about the state of the database; undefined when the statement itself is at
 * fault.
 */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  return ownTrouble(error) ?? troubleOf(error.cause);
}

function ownTrouble(error: Error): Trouble | undefined {
  if (error instanceof DatabaseUnavailable) return 'away';
  const code = 'code' in error ? String(error.code) : '';
  const named = bySqlState[code];
  if (named !== undefined) return named;
  // Class 08: connection errors; 57P0x: shutdown and start. The named codes are errors of a broken socket.
  if (/^(08|57P0)/.test(code) || ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)) return 'away';
  // Class 53: insufficient resources of any kind.
  if (/^53/.test(code)) return 'out-of-memory';
  return byMessage.find(([pattern]) => pattern.test(error.message))?.[1];
}

/** Whether an error says that the database is unavailable or too slow, rather than that the statement is at fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return troubleOf(error) !== undefined;
}

/** Counts database troubles by cause and reports them to listeners. */
export class Troubles {
  readonly counts = new Map<Trouble, number>(troubles.map((trouble) => [trouble, 0]));
  readonly #listeners = new Set<TroubleListener>();

  /** Counts and reports the trouble that an error shows. Other errors are ignored. */
  note(error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble === undefined) return;
    this.counts.set(trouble, (this.counts.get(trouble) ?? 0) + 1);
    for (const listener of this.#listeners) listener(trouble, error);
  }

  /** Adds a listener and returns a function that removes it. */
  subscribe(listener: TroubleListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** Listener that receives a trouble and the error that showed it. */
export type TroubleListener = (trouble: Trouble, error: unknown) => void;
