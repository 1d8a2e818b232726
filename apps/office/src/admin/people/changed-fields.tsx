import { useOfficePhrases } from '#office/phrases.tsx';
import type { Row } from '#office/resource/row.ts';
import type { NounWords } from '#office/resource/words.ts';

/** Phrases of the fields for kinds that have another name in the audit log. */
const nounOf: Readonly<Record<string, string>> = {
  account: 'users',
  campaign: 'campaignWizard',
  lead: 'leads',
};

/** Returns the labels of fields for a kind of record. */
export function useFieldName(kind: unknown): (name: string) => string {
  const phrases = useOfficePhrases();
  const nouns: Readonly<Record<string, object>> = phrases;
  const { resource, audit } = phrases;
  const common: Readonly<Record<string, string>> = {
    ...audit.otherFields,
    isInBin: resource.bin,
    position: resource.ownOrder,
  };
  const { fields } = (nouns[nounOf[String(kind)] ?? String(kind)] ?? {}) as Partial<
    Pick<NounWords, 'fields'>
  >;
  return (name) => fields?.[name]?.label ?? common[name] ?? name;
}

/** Fields that an entry concerns. */
export function ChangedFields({ row }: { readonly row: Row }) {
  const { resource } = useOfficePhrases();
  const nameOf = useFieldName(row.targetKind);
  const names = String(row.fields ?? '').split(', ');
  if (names[0] === '') return <span className="no-value">{resource.none}</span>;
  return names.map(nameOf).join(', ');
}
