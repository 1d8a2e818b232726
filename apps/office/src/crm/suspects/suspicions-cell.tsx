import { type Suspicion, suspicions } from '@ayrac/domain/quote/quote-proof.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Reasons for the suspicion, in a few words. */
export function SuspicionsCell({ row }: { readonly row: Row }) {
  const { reasons, unknown } = useOfficePhrases()['suspect-leads'];
  const found = suspicionsOf(row);
  if (found.length === 0) return <span className="no-value">{unknown}</span>;
  return found.map((one) => reasons[one].label).join(', ');
}

/** Returns the reasons in a row. */
export function suspicionsOf({ suspicions: named }: Row): readonly Suspicion[] {
  const names = String(named ?? '').split(',');
  return suspicions.filter((one) => names.includes(one));
}
