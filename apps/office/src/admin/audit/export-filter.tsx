import { filterInWords } from '@ayrac/phrases/audit-names.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Filters of the list that an entry's export contains. */
export function ExportFilter({ row }: { readonly row: Row }) {
  const phrases = useOfficePhrases();
  const given = String(row.filter ?? '');
  if (given === '') return <span className="no-value">{phrases.resource.none}</span>;
  return filterInWords(phrases, row.targetKind, given);
}
