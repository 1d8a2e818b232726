import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';

/** Returns the fields that a change affected. */
export const getAuditChanges = endpoint({
  method: 'GET',
  path: '/api/admin/audit/:id/changes',
  summary:
    'Returns the values before and after a change in the audit log. For personal fields it only says that they changed.',
  operation: 'read-audit',
  params: z.object({ id }),
  reply: z.array(
    // Without values for personal fields, and for entries that are not about a back-office record.
    z.object({ name: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
  ),
});
