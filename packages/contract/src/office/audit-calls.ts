import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';

/** Returns the fields that a change affected. */
export const getAuditChanges = endpoint({
  method: 'GET',
  path: '/api/admin/audit/:id/changes',
  summary:
    'What an entry of the audit log changed, before and after; of personal fields only that they changed.',
  operation: 'read-audit',
  params: z.object({ id }),
  reply: z.array(
    // Without values for personal fields, and for entries that are not about a back-office record.
    z.object({ name: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
  ),
});
