import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';
import { givenSchema, textOrNull, valueSchema } from './field-schemas.ts';
import { exportQuery, listQuery, selection } from './list-queries.ts';
import type { GivenOf, ResourceShape, RowOf } from './resource.ts';

const MOST_IDS = 1_000;
const LONG_MS = 60_000;

/** Version of a record, increased with every write. A change must name the version on which it is based. */
export const version = z.int().min(0).max(2_147_483_647);

// The resources share the schemas that are the same for all of them, because each takes more than a kilobyte.
const figure = z.int();
const isInBin = z.boolean();
const file = z.string();
const ofOne = z.object({ id });
const ofVersion = z.object({ version: z.coerce.number().pipe(version) });
const moved = z.object({ id, before: id.nullable() });
const toBin = z.object({ kind: z.literal('bin') });
const fromBin = z.object({ kind: z.literal('restore') });
const byIds = z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(MOST_IDS) });
const byFilter = z.literal('filter');
const shownTotal = z.int().min(1);

/** Id with which a change can be undone. */
const change = z.object({ change: id.nullable() });

/** Events in the history of a record. */
export const recordActions = ['created', 'changed', 'binned', 'restored', 'ordered', 'undone'] as const;

const historyEntry = z.object({
  id,
  at: instant,
  by: z.object({ id, username: z.string() }).nullable(),
  action: z.enum(recordActions),
  fields: z.array(
    // Without values for personal fields.
    z.object({ name: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
  ),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
const historyQuery = z.object({ cursor: z.string().max(1_000).optional() });
const historyPage = z.object({
  items: z.array(historyEntry),
  // Names of the referenced records, by id.
  labels: z.record(z.string(), z.string()),
  next: textOrNull,
});

/** Record of a bulk action that failed, with the reason in the caller's language. */
const failure = z.object({ id, label: z.string(), code: z.string(), message: z.string() });
export type Failure = z.infer<typeof failure>;

/** Result of a bulk action. `change` is null when nothing was done. */
export const outcome = z.object({ done: z.int(), failed: z.array(failure), change: id.nullable() });
export type Outcome = z.infer<typeof outcome>;

/** Selects records by their ids, or everything that a list shows, with the total that the user saw. */
export function targetOf<const Shape extends ResourceShape>(shape: Shape) {
  return z.union([byIds, z.object({ kind: byFilter, query: selection(shape), total: shownTotal })]);
}

/** Creates all endpoints of a resource from its declaration. */
export function resourceCalls<const Shape extends ResourceShape>(shape: Shape) {
  const { name, operation, base = '/api/admin' } = shape;
  const path = `${base}/${name}`;
  const row = rowSchema(shape);
  // `change` is null when nothing differed.
  const written = z.object({ row, change: id.nullable() });
  const far = shape.writesFar ? ({ timeoutMs: LONG_MS, isLong: true } as const) : {};
  const values = givenSchema<GivenOf<Shape>>(shape.fields, false);
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `Lists the ${name} records, one page at a time. The total is counted with the first page.`,
      operation,
      query: listQuery(shape),
      reply: z.object({ items: z.array(row), next: textOrNull, total: figure }),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      summary: `Returns one of the ${name} records, also from the recycle bin.`,
      operation,
      params: ofOne,
      reply: row,
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Creates one of the ${name} records.`,
      operation,
      body: givenSchema<GivenOf<Shape>>(shape.fields, true),
      reply: written,
      ...far,
    }),
    change: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: `Changes some fields of one of the ${name} records, if it still has the given version.`,
      operation,
      params: ofOne,
      body: z.object({ version, values }),
      reply: written,
      ...far,
    }),
    bin: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Moves one of the ${name} records to the recycle bin.`,
      operation,
      params: ofOne,
      query: ofVersion,
      reply: change,
      ...far,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Restores one of the ${name} records from the recycle bin.`,
      operation,
      params: ofOne,
      reply: written,
      ...far,
    }),
    order: endpoint({
      method: 'POST',
      path: `${path}/order`,
      summary: `Moves one of the ${name} records before another one, or to the end.`,
      operation,
      body: moved,
      reply: change,
    }),
    bulk: endpoint({
      method: 'POST',
      path: `${path}/bulk`,
      summary: `Applies the same action to several of the ${name} records. Failures are returned with their reasons.`,
      operation,
      body: z.object({
        target: targetOf(shape),
        action: z.union([z.object({ kind: z.literal('set'), values }), toBin, fromBin]),
      }),
      reply: outcome,
      timeoutMs: LONG_MS,
      isLong: true,
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/:id/history`,
      summary: `Lists the changes of one of the ${name} records, newest first.`,
      operation,
      params: ofOne,
      query: historyQuery,
      reply: historyPage,
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export`,
      summary: `Exports the ${name} records of a list as a file. The X-Total-Rows header has their number.`,
      operation,
      query: exportQuery(shape),
      reply: file,
      media: 'file',
      timeoutMs: LONG_MS,
      perMinute: 30,
    }),
    reveal: endpoint({
      method: 'POST',
      path: `${path}/:id/reveal`,
      summary: `Returns the unmasked personal values of one of the ${name} records. The access is recorded in the audit log.`,
      operation,
      params: ofOne,
      reply: z.object({ values: personalSchema(shape) }),
      perMinute: 60,
    }),
  };
}

/** Endpoints of one resource. */
export type ResourceCalls<Shape extends ResourceShape> = ReturnType<typeof resourceCalls<Shape>>;

function rowSchema<Shape extends ResourceShape>(shape: Shape): z.ZodType<RowOf<Shape>> {
  const { fields, figures = [], personal = [] } = shape;
  const all = Object.entries(fields);
  const values = all.map(([name, field]) => [
    name,
    personal.includes(name) ? textOrNull : valueSchema(field),
  ]);
  const labels = all.flatMap(([name, { kind }]) => (kind === 'reference' ? [[name, textOrNull]] : []));
  const row: z.ZodType<unknown> = z.object({
    ...Object.fromEntries(values),
    ...Object.fromEntries(figures.map((name) => [name, figure])),
    ...(labels.length === 0 ? {} : { labels: z.object(Object.fromEntries(labels)) }),
    id,
    version,
    createdAt: instant,
    updatedAt: instant,
    isInBin,
    changedBy: textOrNull,
  });
  return row as z.ZodType<RowOf<Shape>>;
}

function personalSchema({
  fields,
  personal = [],
}: ResourceShape): z.ZodType<Readonly<Record<string, unknown>>> {
  const own = Object.entries(fields).filter(([name]) => personal.includes(name));
  return z.object(Object.fromEntries(own.map(([name, field]) => [name, valueSchema(field)])));
}
