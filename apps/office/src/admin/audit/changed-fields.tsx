import { fieldsInWords } from '@ayrac/phrases/audit-names.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Fields that an entry concerns. */
export function ChangedFields({ row }: { readonly row: Row }) {
  const phrases = useOfficePhrases();
  const names = String(row.fields ?? '');
  if (names === '') return <span className="no-value">{phrases.resource.none}</span>;
  return fieldsInWords(phrases, row.targetKind, names);
}
