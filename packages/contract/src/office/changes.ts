import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { outcome } from './resource-calls.ts';

/** Undoes a change of any kind, except where somebody has changed the same data since. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/api/crm/changes/:change/undo',
  summary: 'Undoes a change, except where somebody has changed the same data since.',
  operation: 'undo-change',
  params: z.object({ change: id }),
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
});
