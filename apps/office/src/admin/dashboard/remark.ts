import type { CareKind } from '@ayrac/domain/dashboard/care.ts';

/** What the date of a task means. */
type Remark = 'due' | 'overdue' | 'ends' | 'checked' | 'since';

/** Returns what the date beside a task of this kind means. */
export function remarkOf(kind: CareKind, at: string, now: Date): Remark {
  if (kind === 'data-requests') return new Date(at) < now ? 'overdue' : 'due';
  if (kind === 'ending') return 'ends';
  return kind === 'unchecked' ? 'checked' : 'since';
}
