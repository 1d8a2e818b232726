import type { Fields } from '../field.ts';
import { choice, FieldReader, type RawText } from '../form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';
import type { FormCheck } from '../quote/quote.ts';
import { dayInMs, endOfDay } from '../time/istanbul-time.ts';

/** What a person may ask of their data by article 11 of the law (KVKK, no. 6698). */
export const dataRequestKinds = [
  'access',
  'correction',
  'erasure',
  'objection',
  'transfer',
  'other',
] as const;

/** A kind of data-subject request. */
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** Days within which a data-subject request is answered: article 13 of the law. */
export const DATA_REQUEST_DAYS = 30;

/** Most characters of a request. */
export const DATA_REQUEST_LENGTH = 4_000;

/** The form of a request. */
export const dataRequestFields = {
  kind: { kind: 'choice', isRequired: true, choices: dataRequestKinds },
  text: { kind: 'text', isRequired: true, limit: DATA_REQUEST_LENGTH, lines: 'many' },
} as const satisfies Fields;

/** A data-subject request that may be taken. */
export interface DataRequest {
  readonly kind: DataRequestKind;
  readonly text: string;
}

/** Where a request stands; an overdue one has passed its last day unanswered. */
export type DataRequestState = 'open' | 'answered' | 'overdue';

/** Checks a data-subject request as it was written. */
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

/** Until when a request is answered: the end of the thirtieth day after it came, on Istanbul's calendar. */
export function dataRequestDue(receivedAt: Date): Date {
  return endOfDay(new Date(receivedAt.getTime() + DATA_REQUEST_DAYS * dayInMs));
}

/** Where a request stands at an instant. */
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

/** Its lines stay; other control and invisible characters go. */
function readText(raw: RawText): Parsed<string> {
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+|(?!\n)[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();
  if (text === '') return problem('required');
  return text.length > DATA_REQUEST_LENGTH ? problem('too-long') : ok(text);
}
