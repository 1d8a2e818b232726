import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

/** Generates the key of an API key record. It is returned only once. The previous key stays valid for a day. */
export const makeApiKey = endpoint({
  method: 'POST',
  path: '/api/crm/api-keys/:id/key',
  summary: 'Creates an API key and returns it this once. The previous key stays valid for a day.',
  operation: 'manage-delivery',
  params: z.object({ id }),
  reply: z.object({ secret: z.string(), previousUntil: instant.nullable() }),
});
