import { createHash } from 'node:crypto';

/** A file of statements, read. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
  /** Checksums of earlier texts of this file that did the same: where one of them ran, this one did. */
  readonly replaced: readonly string[];
  /** What runs once, in one transaction. */
  readonly statements: string;
  /** What runs after it for a few rows of a table at a time; `$1` is the list of their ids. */
  readonly batches: { readonly table: string; readonly statement: string } | null;
}

const IN_BATCHES = /^-- In batches of ([a-z_]+):$/m;
const REPLACES = /^-- Replaces ([0-9a-f]{64})\.$/gm;

/**
 * Reads a migration. A line `-- In batches of <table>:` begins the one statement that goes over a large table; a line
 * `-- Replaces <checksum>.` names a text that this file had before.
 */
export function readMigration(name: string, text: string): Migration {
  const [, table] = IN_BATCHES.exec(text) ?? [];
  const [statements = '', statement = ''] =
    table === undefined ? [text] : text.split(IN_BATCHES, 3).toSpliced(1, 1);
  return {
    name,
    checksum: createHash('sha256').update(text).digest('hex'),
    replaced: [...text.matchAll(REPLACES)].flatMap(([, checksum]) => checksum ?? []),
    statements,
    batches: table === undefined ? null : { table, statement },
  };
}
