import type { ExportReason } from '@ayrac/domain/audit/export-reason.ts';
import { madeOnce } from '@ayrac/domain/made-once.ts';
import { LIST_SEARCH_LIMIT } from '@ayrac/domain/record/record-filter.ts';
import { z } from 'zod';
import { filterSchemas } from './field-schemas.ts';
import { filtersOf, type ListQueryOf, MOST_ROWS, type ResourceShape, type SelectionOf } from './resource.ts';
import { whyExported } from './why-exported.ts';

const q = z.string().max(LIST_SEARCH_LIMIT).optional();
const bin = z.enum(['no', 'only']).optional();
const cursor = z.string().max(2_000).optional();
const limit = z.coerce.number().int().min(1).max(MOST_ROWS).optional();
const format = z.enum(['csv', 'xlsx']);

// The list, the export and the bulk action of a resource share the schemas of its filters.
const selectionParts = madeOnce((shape: ResourceShape) => ({
  q,
  bin,
  ...Object.assign({}, ...filtersOf(shape).map(([name, field]) => filterSchemas(name, field))),
}));

const sortPart = madeOnce(({ sortable }: ResourceShape) =>
  z.enum(sortable.flatMap((name) => [name, `-${name}`])).optional(),
);

/** Returns the schema of a list's filters. */
export function selection<Shape extends ResourceShape>(shape: Shape) {
  const query: z.ZodType<unknown, unknown> = z.object(selectionParts(shape));
  return query as z.ZodType<SelectionOf<Shape>, SelectionOf<Shape>>;
}

/** Returns the schema of the query for a page of a list. */
export function listQuery<Shape extends ResourceShape>(shape: Shape) {
  const query: z.ZodType<unknown, unknown> = z.object({
    ...selectionParts(shape),
    sort: sortPart(shape),
    cursor,
    limit,
  });
  return query as z.ZodType<ListQueryOf<Shape>, ListQueryOf<Shape>>;
}

type ExportQueryOf<Shape extends ResourceShape> = SelectionOf<Shape> &
  Pick<ListQueryOf<Shape>, 'sort'> & {
    readonly format: 'csv' | 'xlsx';
    /** Reason for exporting unmasked personal values, or for the export itself where a reason is always required. */
    readonly reason?: ExportReason | undefined;
  };

/** Returns the schema of the query for exporting a list. */
export function exportQuery<Shape extends ResourceShape>(shape: Shape) {
  const query: z.ZodType<unknown, unknown> = z.object({
    ...selectionParts(shape),
    sort: sortPart(shape),
    format,
    ...(shape.personal !== undefined && { reason: whyExported.optional() }),
    ...(shape.isExportedWithReason && { reason: whyExported }),
  });
  return query as z.ZodType<ExportQueryOf<Shape>, ExportQueryOf<Shape>>;
}
