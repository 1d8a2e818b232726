import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { categories } from './categories.ts';
import { resourceCalls, version } from './resource-calls.ts';

const { get } = resourceCalls(categories);
const operation = 'manage-categories';
const LONG_MS = 60_000;

/** All categories in use, each before those below it. */
export const listCategoryTree = endpoint({
  method: 'GET',
  path: '/api/admin/categories/tree',
  summary:
    'Every category that is in use with all above it, parents before children, in the order of the menus.',
  operation,
  reply: z.object({ categories: z.array(get.reply) }),
});

const place = z.object({
  /** Null among the roots. */
  parentId: id.nullable(),
  /** The one that it is put before, null behind all; without it the alphabet, or the order there, decides. */
  before: id.nullable().optional(),
});

/** Puts a category with its branch to another place. */
export const moveCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories/:id/move',
  summary: 'Puts a category with all below it to another place, if it still has the version that is named.',
  operation,
  params: z.object({ id }),
  body: place.extend({ version }),
  reply: z.object({ row: get.reply, change: id.nullable() }),
  timeoutMs: LONG_MS,
  isLong: true,
});

const named = z.object({ id, name: z.string() });

/** What visitors would see otherwise. */
const categoryPreview = z.object({
  /** Of its branch, those whose pages would go, and those that would appear. */
  hides: z.array(named),
  shows: z.array(named),
  /** The categories above whose lists would no longer hold its campaigns, or would from then on. */
  leaves: z.array(named),
  joins: z.array(named),
  /** Campaigns of its branch that visitors see, or would see then; the first few by name. */
  campaigns: z.int(),
  examples: z.array(named),
  /** Pages of brands within a category that would go, or appear. */
  brandPages: z.int(),
});
export type CategoryPreview = z.infer<typeof categoryPreview>;

/** Tells what a change would do to what visitors see. */
export const previewCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories/:id/preview',
  summary: 'What visitors would see otherwise if a category were switched, moved, or put into the bin.',
  operation,
  params: z.object({ id }),
  body: z.object({
    change: z.object({
      isActive: z.boolean().optional(),
      /** Null among the roots. */
      parentId: id.nullable().optional(),
      isInBin: z.boolean().optional(),
    }),
  }),
  reply: categoryPreview,
});
