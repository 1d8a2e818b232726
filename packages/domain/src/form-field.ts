import { ok, type Parsed, problem } from './parsed.ts';
import type { FieldProblem } from './refusal.ts';
import { foldTurkish } from './text/turkish.ts';

/** A text field as it was filled in or sent; absent, `null` and blank mean the same. */
export type RawText = string | null | undefined;

/** Reads a text of at most `limit` characters, trimmed and with single spaces. */
export function requiredText(raw: RawText, limit: number): Parsed<string> {
  // Control and invisible characters count as space: they could turn a name around or break a line of a mail.
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (text === '') return problem('required');
  return text.length > limit ? problem('too-long') : ok(text);
}

/** Reads a text of several lines: no other control characters, nothing invisible that could turn it around. */
export function writtenText(raw: RawText, limit: number): Parsed<string> {
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]|(?!\n)\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
    .trim();
  if (text === '') return problem('required');
  return text.length > limit ? problem('too-long') : ok(text);
}

/** Reads a name into the spelling of a list of known ones; with an empty list any name is taken. */
export function knownName(
  raw: RawText,
  known: readonly string[],
  limit: number,
  unknown: FieldProblem,
): Parsed<string> {
  const text = requiredText(raw, limit);
  if (text.kind === 'problem' || known.length === 0) return text;
  const key = foldTurkish(text.value);
  const name = known.find((candidate) => foldTurkish(candidate) === key);
  return name === undefined ? problem(unknown) : ok(name);
}

/** Reads one of a fixed list of choices. */
export function choice<Choice extends string>(text: string, choices: readonly Choice[]): Parsed<Choice> {
  const found = choices.find((candidate) => candidate === text.trim());
  return found === undefined ? problem('not-a-choice') : ok(found);
}

/** Reads a field that may stay empty, which gives `null`. */
export function optional<Value>(raw: RawText, parse: (text: string) => Parsed<Value>): Parsed<Value | null> {
  return raw === null || raw === undefined || raw.trim() === '' ? ok(null) : parse(raw);
}

/** Gathers the problems of a form's fields while their values are read. */
export class FieldReader {
  readonly fields: Record<string, FieldProblem> = {};

  /** The parsed value; or the fallback, which may never leave a form that has problems. */
  take<Value>(path: string, parsed: Parsed<Value>, fallback: Value): Value {
    if (parsed.kind === 'ok') return parsed.value;
    this.fields[path] = parsed.problem;
    return fallback;
  }

  /** Whether no field so far had a problem. */
  get isClean(): boolean {
    return Object.keys(this.fields).length === 0;
  }
}
