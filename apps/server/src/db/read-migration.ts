import { createHash } from 'node:crypto';

/** A parsed migration file. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
  /** Checksums of earlier, equivalent texts of this file. A database that ran one of them counts as migrated. */
  readonly replaced: readonly string[];
  /** SQL that runs once, in one transaction. */
  readonly statements: string;
  /** Statement that runs afterwards in batches over a table; `$1` is the list of a batch's ids. */
  readonly batches: { readonly table: string; readonly statement: string } | null;
}

const IN_BATCHES = /^-- In batches of ([a-z_]+):$/m;
const REPLACES = /^-- Replaces ([0-9a-f]{64})\.$/gm;

/**
 * Parses a migration. A line `-- In batches of <table>:` starts the single statement that runs in batches over a large
 * table. A line `-- Replaces <checksum>.` names an earlier text of the file.
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
