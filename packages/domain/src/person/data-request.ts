import type { Fields, FormCheck } from '../field/field.ts';
import { choice, FieldReader, type RawText } from '../field/form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';
import { dayInMs, endOfDay } from '../time/istanbul-time.ts';

/** Kinds of data-subject requests under article 11 of the law (KVKK, no. 6698). */
export const dataRequestKinds = [
  'access',
  'correction',
  'erasure',
  'objection',
  'transfer',
  'other',
] as const;

/** Kind of a data-subject request. */
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** Days within which a data-subject request must be answered (article 13 of the law). */
export const DATA_REQUEST_DAYS = 30;

/** Longest text of a data-subject request, in characters. */
export const DATA_REQUEST_LENGTH = 4_000;

/** Fields of the form for a data-subject request. */
export const dataRequestFields = {
  kind: { kind: 'choice', isRequired: true, choices: dataRequestKinds },
  text: { kind: 'text', isRequired: true, limit: DATA_REQUEST_LENGTH, lines: 'many' },
} as const satisfies Fields;

/** Validated data-subject request. */
export interface DataRequest {
  readonly kind: DataRequestKind;
  readonly text: string;
}

/** State of a data-subject request. `overdue` is unanswered after its deadline. */
export type DataRequestState = 'open' | 'answered' | 'overdue';

/** Validates a data-subject request. */
export function validateDataRequest(raw: {
  readonly kind?: RawText;
  readonly text?: RawText;
}): FormCheck<DataRequest> {
  const reader = new FieldReader();
  const value = {
    kind: reader.take('kind', readKind(raw.kind), 'other' as const),
    text: reader.take('text', readText(raw.text), ''),
  };
  return reader.isClean ? { kind: 'ok', value } : { kind: 'invalid', fields: reader.fields };
}

/** Returns the deadline of a request: the end of the thirtieth day after its receipt, in İstanbul. */
export function dataRequestDue(receivedAt: Date): Date {
  return endOfDay(new Date(receivedAt.getTime() + DATA_REQUEST_DAYS * dayInMs));
}

/** Returns the state of a request at an instant. */
export function dataRequestState(
  request: { readonly dueAt: Date; readonly answeredAt: Date | null },
  now: Date,
): DataRequestState {
  if (request.answeredAt !== null) return 'answered';
  return now > request.dueAt ? 'overdue' : 'open';
}

function readKind(raw: RawText): Parsed<DataRequestKind> {
  return (raw ?? '').trim() === '' ? problem('required') : choice(raw ?? '', dataRequestKinds);
}

/** Reads a text of several lines. Other control and invisible characters become spaces. */
function readText(raw: RawText): Parsed<string> {
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+|(?!\n)[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();
  if (text === '') return problem('required');
  return text.length > DATA_REQUEST_LENGTH ? problem('too-long') : ok(text);
}
