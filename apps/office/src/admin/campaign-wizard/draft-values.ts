import {
  type DraftContent,
  type DraftGiven,
  isDraftField,
  readDraftChange,
} from '@ayrac/domain/campaign-draft/draft-content.ts';
import { draftFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { type Typed, typedMinute, typedOf } from '#office/fields/form-values.ts';

/** A row of the table of facts, as typed. */
export interface TypedFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly labelEn: string;
  readonly valueEn: string;
}

/** Evidence for one field, as typed. */
export interface TypedEvidence {
  readonly source: string;
  readonly quote: string;
  readonly date: string;
}

/**
 * Returns a draft as its form holds it. Facts and evidence are JSON, so that every field of the form is a text or a
 * boolean.
 */
export function typedDraft(content: DraftContent, locale: Locale): Typed {
  const { facts, evidence, ...fields } = content;
  const { endAt, checkedAt } = content;
  return {
    ...typedOf(draftFields, fields, locale),
    endAt: endAt === null ? '' : typedMinute(new Date(endAt)),
    checkedAt: checkedAt === null ? '' : typedMinute(new Date(checkedAt)),
    facts: JSON.stringify(
      facts.map(({ key, label, value, labelEn, valueEn }) => ({
        ...{ key, label, value },
        ...{ labelEn: labelEn ?? '', valueEn: valueEn ?? '' },
      })),
    ),
    evidence: evidenceText(evidence),
  };
}

/** Returns the facts in a form's value. */
export function factsOf(text: string | boolean | undefined): readonly TypedFact[] {
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : [];
}

/** Returns the evidence in a form's value, by field. */
export function evidenceOf(text: string | boolean | undefined): Readonly<Record<string, TypedEvidence>> {
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : {};
}

/** Returns evidence as the form holds it: in the order of its fields, so that equal evidence is equal text. */
export function evidenceText(evidence: Readonly<Record<string, TypedEvidence>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(evidence).toSorted(([left], [right]) => (left < right ? -1 : 1))),
  );
}

/** Returns the form field of a path: `name` of `name.0.tr`. */
export const fieldOf = (path: string) => path.split('.')[0] ?? path;

/** The changes of a form that have to be saved. */
export interface Unsaved {
  readonly given: DraftGiven;
  /** The sent values as typed, which become the server's state once they are saved. */
  readonly sent: Typed;
  /** Problems of values that cannot be saved, by path such as `title`, `facts.0.label` or `evidence.title.source`. */
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** Returns the fields that differ from the settled state: valid ones to be sent, and the problems of the others. */
export function unsavedOf(typed: Typed, settled: Typed): Unsaved {
  const differing = Object.keys(typed).filter((name) => typed[name] !== settled[name]);
  const given: Record<string, unknown> = {};
  const sent: Typed = {};
  const problems: Record<string, FieldProblem> = {};
  for (const name of differing) {
    const raw = givenOf(name, typed[name], settled[name]);
    const read = readDraftChange({ [name]: raw });
    if (read.kind === 'invalid') Object.assign(problems, read.fields);
    else {
      given[name] = raw;
      sent[name] = typed[name] ?? '';
    }
  }
  return { given, sent, problems };
}

/** Counts the fields with problems. A table of facts counts as one. */
export function countWaiting(problems: Unsaved['problems']): number {
  return new Set(Object.keys(problems).map(fieldOf)).size;
}

/** Returns the value of a conflict or version as the form would hold it. */
export function typedValueOf(field: string, value: unknown, locale: Locale): string | boolean {
  if (field === 'facts') return typedDraft(partOf({ facts: value ?? [] }), locale).facts ?? '[]';
  if (isDraftField(field)) return typedDraft(partOf({ [field]: value }), locale)[field] ?? '';
  return '';
}

function partOf(part: object): DraftContent {
  return { endAt: null, checkedAt: null, facts: [], evidence: {}, ...part } as unknown as DraftContent;
}

function givenOf(name: string, typed: string | boolean | undefined, settled: string | boolean | undefined) {
  if (name === 'facts') return factsOf(typed).filter((fact) => !isEmptyFact(fact));
  if (name !== 'evidence') return typed;
  const [now, before] = [evidenceOf(typed), evidenceOf(settled)];
  const gone = Object.keys(before).filter((field) => now[field] === undefined);
  return { ...now, ...Object.fromEntries(gone.map((field) => [field, null])) };
}

function isEmptyFact({ label, value, labelEn, valueEn }: TypedFact): boolean {
  return [label, value, labelEn, valueEn].every((text) => text.trim() === '');
}
