import {
  type DraftContent,
  type DraftGiven,
  isDraftField,
  readDraftChange,
} from '@ayrac/domain/campaign-draft/draft-content.ts';
import { draftFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { wallTextOf } from '@ayrac/domain/time/day-and-moment.ts';
import { type Typed, typedOf } from '#office/resource/form-values.ts';

/** A row of the table of facts as it is typed. */
export interface TypedFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly labelEn: string;
  readonly valueEn: string;
}

/** Evidence of one field as it is typed. */
export interface TypedEvidence {
  readonly source: string;
  readonly quote: string;
  readonly date: string;
}

/** A draft as its form holds it: facts and evidence as JSON, so that every field of the form is one text or switch. */
export function typedDraft(content: DraftContent, locale: Locale): Typed {
  const { facts, evidence, ...fields } = content;
  const { endAt, checkedAt } = content;
  return {
    ...typedOf(draftFields, fields, locale),
    // The browser's own field shows minutes; the end of a day has more digits than anybody types.
    endAt: minuteOf(endAt),
    checkedAt: minuteOf(checkedAt),
    facts: JSON.stringify(
      facts.map(({ key, label, value, labelEn, valueEn }) => ({
        ...{ key, label, value },
        ...{ labelEn: labelEn ?? '', valueEn: valueEn ?? '' },
      })),
    ),
    evidence: JSON.stringify(
      Object.fromEntries(Object.entries(evidence).toSorted(([left], [right]) => (left < right ? -1 : 1))),
    ),
  };
}

/** The rows of facts that a form holds. */
export function factsOf(text: string | boolean | undefined): readonly TypedFact[] {
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : [];
}

/** The evidence that a form holds, by the name of its field. */
export function evidenceOf(text: string | boolean | undefined): Readonly<Record<string, TypedEvidence>> {
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : {};
}

/** The field of a form that a path leads into, as `name` of `name.0.tr`. */
export const fieldOf = (path: string) => path.split('.')[0] ?? path;

/** What of a form has to be saved. */
export interface Unsaved {
  readonly given: DraftGiven;
  /** What is sent, as it was typed: once it is saved, that is what the server knows. */
  readonly sent: Typed;
  /** What cannot be saved as it stands, by `title`, `facts.0.label`, `evidence.title.source`. */
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** The fields that differ from what is settled with the server: those that hold, to be sent, and what is wrong with others. */
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

/** How many fields wait to be mended; a table of facts is one. */
export function countWaiting(problems: Unsaved['problems']): number {
  return new Set(Object.keys(problems).map(fieldOf)).size;
}

/** A conflict's or a version's value as the form would hold it. */
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

function minuteOf(instant: string | null): string {
  return instant === null ? '' : wallTextOf(new Date(instant)).slice(0, 16);
}
