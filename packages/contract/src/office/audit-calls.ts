import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';

/** What a change did to the fields of a record. */
export const getAuditChanges = endpoint({
  method: 'GET',
  path: '/api/admin/audit/:id/changes',
  summary:
    'What an entry of the audit log changed, before and after; of personal fields only that they changed.',
  operation: 'read-audit',
  params: z.object({ id }),
  reply: z.array(
    // Without values where the field is personal, or the entry tells of no record of the office.
    z.object({ name: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
  ),
});
