import { importNames } from '@ayrac/contract/office/import-titles.ts';
import { type MappedColumn, recogniseColumns } from '@ayrac/domain/import/column-mapping.ts';
import { isNumberField } from '@ayrac/domain/import/import-fields.ts';
import type { ImportKind } from '@ayrac/domain/import/import-state.ts';
import { numberStyleOf } from '@ayrac/domain/import/number-style.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { findUpload, uploadFolder } from '#server/features/picture/upload/uploads.ts';
import { type FileCell, type FileRow, isBlank } from '#server/files/file-row.ts';
import { fileRows } from '#server/files/file-rows.ts';
import { atHalfPace } from '#server/files/pace.ts';
import { findRemembered } from './queries.ts';
import { type FileColumn, importRun } from './table.ts';

const MOST_ROWS = 100_000;
const ROWS_AT_ONCE = 100;
const SAMPLE = 3;
const SAMPLE_LETTERS = 80;
/** Distinct numbers per column that are examined to detect its number format. */
const MOST_NUMBERS = 5_000;

/** Reads an uploaded file, stores its rows, and recognizes its columns. Returns the import's id. */
export async function createImport(
  context: CallContext,
  { kind, upload, source }: { readonly kind: ImportKind; readonly upload: string; readonly source: string },
): Promise<string> {
  const { db, now, services, caller } = context;
  const { id: createdBy } = memberOf(caller);
  const { path, name } = await findUpload(uploadFolder(services.env.dataDir), createdBy, upload);
  return db.transaction(async (tx) => {
    const basis = { kind, source: source.trim(), fileName: name, createdBy, createdAt: now, movedAt: now };
    const [run] = await tx
      .insert(importRun)
      .values({ ...basis, state: 'mapping', columns: [], mapping: [], total: 0 })
      .returning();
    if (run === undefined) throw new Error('The database returned no import.');
    const { total, columns: read, styles } = await keepRows(tx, run.id, fileRows(path));
    const head = read.map(({ title }) => title);
    const remembered = await findRemembered(tx, run, head);
    const columns = read.map((column) => ({ ...column, isRemembered: remembered.has(column.title) }));
    const recognised = recogniseColumns(head, importNames(kind));
    const mapping = columns.map(({ title }, place): MappedColumn => {
      const known = remembered.get(title);
      const field = known === undefined ? (recognised[place] ?? null) : known.field;
      if (field === null || !isNumberField(kind, field)) return { field, numbers: null };
      // The file's own numbers decide. The last file of the source only helps when they could mean either.
      const style = styles[place];
      const numbers = style === 'comma' || style === 'point' ? style : (known?.numbers ?? null);
      return { field, numbers };
    });
    await tx.update(importRun).set({ total, columns, mapping }).where(eq(importRun.id, run.id));
    await writeAudit(tx, context, { action: 'import-begun', targetKind: 'import', targetId: run.id });
    return run.id;
  });
}

async function keepRows(tx: Executor, importId: string, rows: AsyncIterable<FileRow>) {
  let titles: readonly string[] | undefined;
  let looks: readonly ColumnLook[] = [];
  let total = 0;
  let batch: FileRow[] = [];
  const rest = atHalfPace();
  const keep = async () => {
    const kept = batch.map(({ line, cells }, at) => ({ number: total + at + 1, line, cells }));
    await tx.execute(sql`
      insert into import_row (import_id, number, line, cells)
      select ${importId}, number, line, cells from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        as kept (number integer, line integer, cells jsonb)`);
    total += batch.length;
    batch = [];
  };
  for await (const row of rows) {
    if (titles === undefined) {
      titles = row.cells.map((cell) => String(isBlank(cell) || typeof cell === 'object' ? '' : cell).trim());
      looks = titles.map(() => new ColumnLook());
      continue;
    }
    if (total + batch.length === MOST_ROWS) throw new RefusalError('too-many-rows');
    for (const [place, look] of looks.entries()) look.see(row.cells[place] ?? null);
    batch.push({ ...row, cells: row.cells.slice(0, titles.length).map(storable) });
    if (batch.length < ROWS_AT_ONCE) continue;
    await keep();
    await rest();
  }
  if (batch.length > 0) await keep();
  if (titles === undefined || total === 0) throw new RefusalError('file-unreadable');
  const styles = looks.map((look) => look.style());
  const columns = titles.map((title, place): FileColumn => {
    return { title, sample: looks[place]?.sample ?? [], isUnclear: styles[place] === 'unclear' };
  });
  return { total, columns, styles };
}

/** Collects facts about a column while its rows are read. */
class ColumnLook {
  readonly sample: string[] = [];
  readonly #numbers = new Set<string>();

  see(cell: FileCell): void {
    if (isBlank(cell) || cell === null || typeof cell === 'object') return;
    const text = String(cell).trim().slice(0, SAMPLE_LETTERS);
    if (this.sample.length < SAMPLE && !this.sample.includes(text)) this.sample.push(text);
    if (
      typeof cell === 'string' &&
      /\d[.,]\d/.test(cell) &&
      cell.length < 30 &&
      this.#numbers.size < MOST_NUMBERS
    )
      this.#numbers.add(cell);
  }

  style() {
    return numberStyleOf([...this.#numbers]);
  }
}

/** PostgreSQL text cannot contain NUL characters or lone surrogates. */
function storable(cell: FileCell): FileCell {
  return typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell;
}
