import type { Fields } from '../field/field.ts';
import { type InboxState, mayBecome } from './inbox.ts';

/** Counts of the inbox: unread threads, the user's own, open ones, and suspected spam. */
export const inboxCounts = ['unread', 'mine', 'open', 'suspect'] as const;

/** Highest displayed count of threads. More are shown as "1.000+". */
export const MOST_THREADS = 1_000;

/** Fields of a plain-text answer to a person. */
export const inboxAnswerFields = {
  text: { kind: 'text', isRequired: true, limit: 8_000, lines: 'many' },
} as const satisfies Fields;

/** Fields of an internal note. */
export const inboxNoteFields = {
  text: { kind: 'text', isRequired: true, limit: 4_000, lines: 'many' },
} as const satisfies Fields;

/** Returns the state of a thread after a requested change, or undefined when the change is not allowed. */
export function movedTo(from: InboxState, to: Exclude<InboxState, 'answered'>): InboxState | undefined {
  if (from === to) return from;
  return mayBecome(from, to) ? to : undefined;
}

/** Splits a text into paragraphs for an e-mail, at its blank lines. Other line breaks stay. */
export function paragraphsOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
