import type { OfficePhrases } from '@ayrac/phrases/tr/office/index.ts';

/**
 * Returns the names of everything that an audit entry can be about, by the kind in the log: all records and the other
 * kinds.
 */
export function targetKinds(phrases: OfficePhrases): Readonly<Record<string, string>> {
  const records = Object.entries(phrases).flatMap(([name, words]) =>
    'one' in words ? [[name, words.one]] : [],
  );
  return { ...Object.fromEntries(records), ...phrases.audit.fields.targetKind.choices };
}
