import type { DecimalField, ReferenceField, ReferencesField, RuledField } from './field.ts';
import { ok, type Parsed, problem } from './parsed.ts';
import { type DecimalRule, readDecimal } from './text/decimal.ts';
import { readClock } from './time/clock.ts';
import { readDay, readMoment } from './time/day-and-moment.ts';
import { readWeekdays } from './time/weekdays.ts';

interface Presence {
  readonly isRequired: boolean;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const UUID_LENGTH = 36;

/** How many records one field may name. */
export const MOST_REFERENCES = 50;

/** A number with decimals; its value is a JSON number. */
export function decimalField<const Rule extends DecimalRule & Presence>(rule: Rule) {
  const read = (raw: string | number) => readDecimal(raw, rule);
  return { kind: 'decimal', ...rule, read } as const satisfies DecimalField;
}

/** A calendar day, as YYYY-MM-DD. */
export function dayField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'day', limit: 10, ...rule, read: readDay } as const satisfies RuledField;
}

/** An instant, typed as a clock in İstanbul shows it; its value is ISO 8601 in UTC. */
export function momentField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'moment', limit: 40, ...rule, read: readMoment } as const satisfies RuledField;
}

/** A time of day on İstanbul's clocks, as HH:MM. */
export function clockField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'clock', limit: 5, ...rule, read: readClock } as const satisfies RuledField;
}

/** Some days of the week, from Monday on and between commas; 0 is Sunday. */
export function weekdaysField<const Rule extends Presence>(rule: Rule) {
  return { kind: 'weekdays', limit: 13, ...rule, read: readWeekdays } as const satisfies RuledField;
}

/** Another record of the office, by its id; `to` is the name of its resource. */
export function referenceField<const Rule extends Presence & { readonly to: string }>(rule: Rule) {
  return {
    kind: 'reference',
    limit: UUID_LENGTH,
    ...rule,
    read: readReference,
  } as const satisfies ReferenceField;
}

/** Some other records of the office, by their ids; `to` is the name of their resource. */
export function referencesField<const Rule extends Presence & { readonly to: string }>(rule: Rule) {
  const limit = (UUID_LENGTH + 1) * MOST_REFERENCES;
  return { kind: 'references', limit, ...rule, read: readReferences } as const satisfies ReferencesField;
}

/** The ids that such a field holds. */
export function referencesIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(',');
}

function readReferences(text: string): Parsed<string> {
  const ids = [...new Set(text.split(',').map((id) => id.trim().toLowerCase()))];
  if (ids.length > MOST_REFERENCES) return problem('too-long');
  return ids.every((id) => UUID.test(id)) ? ok(ids.join(',')) : problem('not-a-choice');
}

function readReference(text: string): Parsed<string> {
  const id = text.trim().toLowerCase();
  return UUID.test(id) ? ok(id) : problem('not-a-choice');
}
