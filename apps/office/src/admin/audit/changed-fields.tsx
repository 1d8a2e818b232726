import { useOfficePhrases } from '#office/phrases.tsx';
import type { Row } from '#office/resource/row.ts';
import { fieldNamer } from './field-namer.ts';

/** Fields that an entry concerns. */
export function ChangedFields({ row }: { readonly row: Row }) {
  const phrases = useOfficePhrases();
  const names = String(row.fields ?? '').split(', ');
  if (names[0] === '') return <span className="no-value">{phrases.resource.none}</span>;
  return names.map(fieldNamer(phrases, row.targetKind)).join(', ');
}
