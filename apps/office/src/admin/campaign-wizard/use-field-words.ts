import type { DraftFieldName } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import type { FieldWords } from '#office/client/words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns the words of a draft's field by its name. An English text has those of its Turkish counterpart. */
export function useFieldWords(): (name: string) => FieldWords {
  const { campaignWizard: words } = useOfficePhrases();
  const fields: Readonly<Record<string, FieldWords>> = words.fields;
  return (name) => {
    const own = fields[name];
    if (own !== undefined) return own;
    const twin = fields[name.replace(/En$/, '')];
    return twin === undefined
      ? { label: name, hint: '' }
      : { label: words.english({ label: twin.label }), hint: twin.hint };
  };
}

/** Texts that exist in both languages. */
export type TranslatedField = {
  [Name in DraftFieldName]: `${Name}En` extends DraftFieldName ? Name : never;
}[DraftFieldName];

/** Returns the name of a text's English counterpart. */
export function twinOf(name: TranslatedField): `${TranslatedField}En` {
  return `${name}En`;
}
