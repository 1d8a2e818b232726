import type { DecimalField, ReferenceField, ReferencesField, RuledField } from '../field/field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';
import { type DecimalRule, readDecimal } from '../text/decimal.ts';
import { readClock } from '../time/clock.ts';
import { readDay, readMoment } from '../time/day-and-moment.ts';
import { readWeekdays } from '../time/weekdays.ts';
import { isUuid } from './record-id.ts';

interface Presence {
  readonly isRequired: boolean;
}

const UUID_LENGTH = 36;

/** Most records that one field may reference. */
export const MOST_REFERENCES = 50;

/** Creates a field for a number with decimals. Its value is a JSON number. */
export function decimalField<const Rule extends DecimalRule & Presence>(rule: Rule) {
  const read = (raw: string | number) => readDecimal(raw, rule);
  return { kind: 'decimal', ...rule, read } as const satisfies DecimalField;
}

/** Creates a field for a calendar day, as YYYY-MM-DD. */
export function dayField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'day', limit: 10, ...rule, read: readDay } as const satisfies RuledField;
}

/** Creates a field for an instant. It is entered as local time in İstanbul; its value is ISO 8601 in UTC. */
export function momentField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'moment', limit: 40, ...rule, read: readMoment } as const satisfies RuledField;
}

/** Creates a field for a time of day in İstanbul, as HH:MM. */
export function clockField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'clock', limit: 5, ...rule, read: readClock } as const satisfies RuledField;
}

/** Creates a field for days of the week, comma-separated from Monday on. 0 is Sunday. */
export function weekdaysField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'weekdays', limit: 13, ...rule, read: readWeekdays } as const satisfies RuledField;
}

/** Creates a field for the id of another back-office record. `to` is the name of its resource. */
export function referenceField<const Rule extends Presence & { readonly to: string }>(rule: Rule) {
  return {
    kind: 'reference',
    limit: UUID_LENGTH,
    ...rule,
    read: readReference,
  } as const satisfies ReferenceField;
}

/** Creates a field for the ids of several back-office records. `to` is the name of their resource. */
export function referencesField<
  const Rule extends Presence & { readonly to: string; readonly within?: string },
>(rule: Rule) {
  const limit = (UUID_LENGTH + 1) * MOST_REFERENCES;
  return { kind: 'references', limit, ...rule, read: readReferences } as const satisfies ReferencesField;
}

/** Returns the ids in the value of a references field. */
export function referencesIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(',');
}

function readReferences(text: string): Parsed<string> {
  const ids = [...new Set(text.split(',').map((id) => id.trim().toLowerCase()))];
  if (ids.length > MOST_REFERENCES) return problem('too-long');
  return ids.every((id) => isUuid(id)) ? ok(ids.join(',')) : problem('not-a-choice');
}

function readReference(text: string): Parsed<string> {
  const id = text.trim().toLowerCase();
  return isUuid(id) ? ok(id) : problem('not-a-choice');
}
