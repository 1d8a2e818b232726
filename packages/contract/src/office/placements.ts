import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';

const placement = z.object({
  /** Name of the resource. */
  of: z.enum(['brands', 'categories']),
  id,
  label: z.string(),
  done: z.int(),
  total: z.int(),
});
export type Placement = z.infer<typeof placement>;

/** Lists changed brands and categories whose campaigns are still being re-indexed, with the progress. */
export const listPlacements = endpoint({
  method: 'GET',
  path: '/api/admin/placements',
  summary:
    'Lists changed brands and categories whose campaigns are still being re-indexed, with the progress.',
  operation: 'read-placements',
  reply: z.array(placement),
});
