import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns the names of actions. An action without a name does not compile. */
export function useActionWords(): Readonly<Record<AuditAction, string>> {
  return useOfficePhrases().audit.fields.action.choices;
}
