import { readWebsite } from '../brand/website.ts';
import { readDate } from '../campaign/campaign-date.ts';
import { defaultEndDate } from '../campaign/campaign-time.ts';
import type { ChoiceField, DecimalField, Field, SwitchField } from '../field/field.ts';
import { isObject } from '../json-object.ts';
import { ok, type Parsed, problem } from '../parsed.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { slugOf } from '../text/slug.ts';
import { type DraftValue, readDraftField } from './draft-field.ts';
import { type DraftFieldName, draftFields, readLine } from './draft-fields.ts';

/** Row of a campaign's table of facts. The key identifies the row in both languages. */
export interface DraftFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly labelEn: string | null;
  readonly valueEn: string | null;
}

/** Source of a field's value: URL, quoted words, and the day of reading as YYYY-MM-DD. */
interface Evidence {
  readonly source: string;
  readonly quote: string;
  readonly date: string;
}

type ValueOf<One extends Field> = One extends SwitchField
  ? boolean
  : One extends DecimalField
    ? number | null
    : One extends ChoiceField
      ? One['choices'][number] | null
      : string | null;

/** Complete content of a campaign while it is edited. Unknown values are null. */
export type DraftContent = {
  readonly [Name in DraftFieldName]: ValueOf<(typeof draftFields)[Name]>;
} & {
  readonly facts: readonly DraftFact[];
  /** Sources by field name. */
  readonly evidence: Readonly<Record<string, Evidence>>;
};

/**
 * Change of a draft as sent: single fields as typed, the complete list of facts, and evidence field by field (null
 * removes it).
 */
export type DraftGiven = {
  readonly [Name in DraftFieldName]?: DraftValue | undefined;
} & {
  readonly facts?: readonly Partial<DraftFact>[] | undefined;
  readonly evidence?: Readonly<Record<string, Evidence | null>> | undefined;
};

/** Parsed change of a draft. Removed evidence is null. */
export type DraftChange = Partial<Omit<DraftContent, 'evidence'>> & {
  readonly evidence?: Readonly<Record<string, Evidence | null>>;
};

/** Most facts of a campaign. */
export const mostFacts = 40;
const FACT_LIMIT = 200;
const QUOTE_LIMIT = 1_000;
const ADDRESS_LIMIT = 500;

/** Returns a new draft. All fields are empty except the end, which defaults to 16 days from today. */
export function emptyDraft(now: Date): DraftContent {
  const nothing = Object.keys(draftFields).map((name) => [name, null]);
  return {
    ...Object.fromEntries(nothing),
    isSponsored: false,
    endAt: defaultEndDate(now).toISOString(),
    facts: [],
    evidence: {},
  } as unknown as DraftContent;
}

/**
 * Reads the fields that were sent; none is required yet. Problems are returned by field, those of facts and evidence as
 * `facts.0.label` and `evidence.title.source`. Unknown field names are problems, too.
 */
export function readDraftChange(
  given: Readonly<Record<string, unknown>>,
):
  | { readonly kind: 'ok'; readonly value: DraftChange }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems } {
  const value: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  const take = (path: string, read: Parsed<unknown>) => {
    if (read.kind === 'problem') problems[path] = read.problem;
    return read.kind === 'ok' ? read.value : undefined;
  };
  for (const [name, raw] of Object.entries(given)) {
    if (name === 'facts') value.facts = readFacts(raw, take);
    else if (name === 'evidence') value.evidence = readEvidence(raw, take);
    else if (isDraftField(name)) value[name] = take(name, readDraftField(draftFields[name], raw));
    else problems[name] = 'invalid';
  }
  return Object.keys(problems).length > 0
    ? { kind: 'invalid', fields: problems }
    : { kind: 'ok', value: value as DraftChange };
}

/** Whether a text is the name of a single-valued field. */
export function isDraftField(name: string): name is DraftFieldName {
  return Object.hasOwn(draftFields, name);
}

/** Returns a problem for every field that is required for publication but empty. */
export function missingFields(content: DraftContent): FieldProblems {
  const missing = Object.entries(draftFields).filter(
    ([name, field]) => field.isRequired && content[name as DraftFieldName] === null,
  );
  return Object.fromEntries(missing.map(([name]) => [name, 'required']));
}

type Take = (path: string, read: Parsed<unknown>) => unknown;

function readFacts(raw: unknown, take: Take): unknown {
  if (!Array.isArray(raw)) return take('facts', problem('invalid'));
  if (raw.length > mostFacts) return take('facts', problem('above-maximum'));
  const taken = new Set<string>();
  return raw.map((given: unknown, place) => {
    const { key, ...texts } = partsOf(given);
    const label = take(`facts.${place}.label`, readLine(texts.label, FACT_LIMIT));
    const value = take(`facts.${place}.value`, readLine(texts.value, FACT_LIMIT));
    const optional = (name: string) => {
      const text = texts[name];
      if (text === null || text === undefined || text === '') return null;
      return take(`facts.${place}.${name}`, readLine(text, FACT_LIMIT));
    };
    const name = typeof key === 'string' && key !== '' ? key : String(label ?? '');
    return {
      key: ownKey(name, taken),
      label,
      value,
      labelEn: optional('labelEn'),
      valueEn: optional('valueEn'),
    };
  });
}

function ownKey(name: string, taken: Set<string>): string {
  const stem = slugOf(name).slice(0, 80) || 'bilgi';
  let key = stem;
  for (let number = 2; taken.has(key); number += 1) key = `${stem}-${number}`;
  taken.add(key);
  return key;
}

function readEvidence(raw: unknown, take: Take): unknown {
  if (!isObject(raw)) return take('evidence', problem('invalid'));
  const read = Object.entries(raw).map(([name, given]) => {
    const path = `evidence.${name}`;
    if (!isDraftField(name)) return [name, take(path, problem('invalid'))];
    if (given === null) return [name, null];
    const { source, quote, date } = partsOf(given);
    return [
      name,
      {
        source: take(`${path}.source`, readWebsite(typeof source === 'string' ? source : '', ADDRESS_LIMIT)),
        quote: take(`${path}.quote`, readLine(quote, QUOTE_LIMIT)),
        date: take(`${path}.date`, readDay(date)),
      },
    ];
  });
  return Object.fromEntries(read);
}

function readDay(raw: unknown): Parsed<string> {
  const isDay = typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw);
  return isDay && readDate(raw) !== undefined ? ok(raw) : problem('invalid-date');
}

function partsOf(given: unknown): Readonly<Record<string, unknown>> {
  return isObject(given) ? given : {};
}
