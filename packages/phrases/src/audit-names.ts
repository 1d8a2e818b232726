import type { OfficePhrases } from './tr/office/index.ts';

interface FieldWords {
  readonly label: string;
  readonly hint: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** Phrases of the fields for kinds that have another name in the audit log. */
const nounOf: Readonly<Record<string, string>> = {
  account: 'users',
  campaign: 'campaignWizard',
  lead: 'leads',
};

/** Returns the phrases of the fields for a kind of record, by name. */
export function wordsOfKind(
  phrases: OfficePhrases,
  kind: unknown,
): Readonly<Record<string, FieldWords | undefined>> {
  const nouns: Readonly<Record<string, object>> = phrases;
  const noun = nouns[nounOf[String(kind)] ?? String(kind)] ?? {};
  return (noun as { readonly fields?: Readonly<Record<string, FieldWords>> }).fields ?? {};
}

/** Returns the labels of fields for a kind of record, by the names in the audit log. */
export function fieldNamer(phrases: OfficePhrases, kind: unknown): (name: string) => string {
  const { resource, audit, campaignWizard } = phrases;
  const fields = wordsOfKind(phrases, kind);
  const common: Readonly<Record<string, string>> = {
    ...audit.otherFields,
    createdAt: resource.createdAt,
    isInBin: resource.bin,
    position: resource.ownOrder,
  };
  const labelOf = (name: string) => fields[name]?.label ?? common[name];
  return (name) => {
    const [, evidenceFor] = /^evidence\.(.+)$/.exec(name) ?? [];
    if (evidenceFor !== undefined) return audit.evidenceFor({ field: nameOf(evidenceFor) });
    return nameOf(name);
  };

  function nameOf(name: string): string {
    const own = labelOf(name);
    if (own !== undefined) return own;
    // English texts have the label of their Turkish counterparts.
    const twin = name.endsWith('En') ? labelOf(name.slice(0, -2)) : undefined;
    return twin === undefined ? name : campaignWizard.english({ label: twin });
  }
}

/** Returns the labels of the fields that an entry lists, separated by commas. */
export function fieldsInWords(phrases: OfficePhrases, kind: unknown, names: string): string {
  return names.split(', ').map(fieldNamer(phrases, kind)).join(', ');
}

/** Returns the filters of an exported list in words: `name=value`, separated by semicolons. */
export function filterInWords(phrases: OfficePhrases, kind: unknown, given: string): string {
  const nameOf = fieldNamer(phrases, kind);
  const words = wordsOfKind(phrases, kind);
  const { yes, no } = phrases.resource;
  const inWords = (filter: string) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(filter) ?? [];
    if (name === 'q') return phrases.audit.searched;
    if (name === 'bin') return phrases.resource.bin;
    // A field may end like a bound: `assignedTo`.
    const [, field, bound] = (words[name] === undefined && /^(.+)(From|To)$/.exec(name)) || [];
    if (field !== undefined) return `${nameOf(field)} ${bound === 'From' ? '≥' : '≤'} ${value}`;
    const choices: Readonly<Record<string, string>> = { true: yes, false: no, ...words[name]?.choices };
    // Names of records may contain commas and spaces.
    const values = value.split(',').map((one) => choices[one] ?? one.trim());
    return `${nameOf(name)}: ${values.join(', ')}`;
  };
  return given.split('; ').map(inWords).join('; ');
}

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
