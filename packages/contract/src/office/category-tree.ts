import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { categories } from './categories.ts';
import { resourceCalls, version } from './resource-calls.ts';

const { get } = resourceCalls(categories);
const operation = 'manage-categories';
const LONG_MS = 60_000;

/** Lists all categories in use, parents before children. */
export const listCategoryTree = endpoint({
  method: 'GET',
  path: '/api/admin/categories/tree',
  summary: 'Lists all categories in use with their ancestors, parents before children, in menu order.',
  operation,
  reply: z.object({ categories: z.array(get.reply) }),
});

const place = z.object({
  /** Null for the root level. */
  parentId: id.nullable(),
  /**
   * Sibling before which the category is placed, or null for the end. Without it, the alphabet or the existing order
   * decides.
   */
  before: id.nullable().optional(),
});

/** Moves a category with its branch. */
export const moveCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories/:id/move',
  summary: 'Moves a category with its descendants, if it still has the given version.',
  operation,
  params: z.object({ id }),
  body: place.extend({ version }),
  reply: z.object({ row: get.reply, change: id.nullable() }),
  timeoutMs: LONG_MS,
  isLong: true,
});

const named = z.object({ id, name: z.string() });

/** Changes that visitors would see. */
const categoryPreview = z.object({
  /** Categories of the branch whose pages would disappear, and those whose pages would appear. */
  hides: z.array(named),
  shows: z.array(named),
  /** Ancestors whose lists would lose the branch's campaigns, and those whose lists would gain them. */
  leaves: z.array(named),
  joins: z.array(named),
  /** Campaigns of the branch that visitors see before or after the change: their number, and the first few by name. */
  campaigns: z.int(),
  examples: z.array(named),
  /** Number of brand pages within a category that would disappear or appear. */
  brandPages: z.int(),
});
export type CategoryPreview = z.infer<typeof categoryPreview>;

/** Previews the effect of a category change on what visitors see. */
export const previewCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories/:id/preview',
  summary:
    'Previews what visitors would see differently if a category were switched on or off, moved or put into the recycle bin.',
  operation,
  params: z.object({ id }),
  body: z.object({
    change: z.object({
      isActive: z.boolean().optional(),
      /** Null for the root level. */
      parentId: id.nullable().optional(),
      isInBin: z.boolean().optional(),
    }),
  }),
  reply: categoryPreview,
});
