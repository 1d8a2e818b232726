import { readWebsite } from '../brand/website.ts';
import type { Fields } from '../field.ts';
import { parseDay } from '../person/person.ts';

const ADDRESS_LIMIT = 500;

/** What a change of loans says of itself: from when it holds, where it was read and in which words, and why. */
export const provenanceFields = {
  from: { kind: 'day', isRequired: true, limit: 10, read: parseDay },
  sourceUrl: {
    kind: 'website',
    isRequired: true,
    limit: ADDRESS_LIMIT,
    read: (text: string) => readWebsite(text, ADDRESS_LIMIT),
  },
  sourceQuote: { kind: 'text', isRequired: false, limit: 1_000, lines: 'many' },
  note: { kind: 'text', isRequired: false, limit: 1_000, lines: 'many' },
} as const satisfies Fields;
