import type { OfficePhrases } from '@ayrac/phrases/tr/office/index.ts';

/** What an entry of the audit log can be about, by the name that it keeps of that: every record, and what else is told. */
export function targetKinds(phrases: OfficePhrases): Readonly<Record<string, string>> {
  const records = Object.entries(phrases).flatMap(([name, words]) =>
    'one' in words ? [[name, words.one]] : [],
  );
  return { ...Object.fromEntries(records), ...phrases.audit.fields.targetKind.choices };
}
