import { ok, type Parsed, problem } from '../parsed.ts';
import type { FieldProblem } from '../refusal.ts';
import { foldTurkish } from '../text/turkish.ts';

/** Text field as entered or sent. Absent, `null` and blank mean the same. */
export type RawText = string | null | undefined;

/** Reads a text of at most `limit` characters. It is trimmed, and whitespace is collapsed to single spaces. */
export function requiredText(raw: RawText, limit: number): Parsed<string> {
  // Control and invisible characters count as spaces: they could reverse the text direction or break a line of an
  // e-mail.
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (text === '') return problem('required');
  return text.length > limit ? problem('too-long') : ok(text);
}

/**
 * Reads a text of several lines. Other control characters and invisible characters, which could reverse the text
 * direction, become spaces.
 */
export function writtenText(raw: RawText, limit: number): Parsed<string> {
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]|(?!\n)\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
    .trim();
  if (text === '') return problem('required');
  return text.length > limit ? problem('too-long') : ok(text);
}

/** Reads a name and returns it in the spelling of the list of known names. With an empty list any name is accepted. */
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

/** Reads one value of a fixed list of choices. */
export function choice<Choice extends string>(text: string, choices: readonly Choice[]): Parsed<Choice> {
  const found = choices.find((candidate) => candidate === text.trim());
  return found === undefined ? problem('not-a-choice') : ok(found);
}

/** Collects the problems of a form's fields while reading their values. */
export class FieldReader {
  readonly fields: Record<string, FieldProblem> = {};

  /**
   * Returns the parsed value, or records the problem and returns the fallback. A fallback must never leave a form that
   * has problems.
   */
  take<Value>(path: string, parsed: Parsed<Value>, fallback: Value): Value {
    if (parsed.kind === 'ok') return parsed.value;
    this.fields[path] = parsed.problem;
    return fallback;
  }

  /** Whether no field has had a problem so far. */
  get isClean(): boolean {
    return Object.keys(this.fields).length === 0;
  }
}
