import type { Fields } from '../field.ts';
import { type InboxState, mayBecome } from './inbox.ts';

/** What is counted of the inbox: what nobody has read, one's own, what is not closed, and what a program may have sent. */
export const inboxCounts = ['unread', 'mine', 'open', 'suspect'] as const;

/** Of a list no more threads are counted: beyond that it is "1.000+". */
export const MOST_THREADS = 1_000;

/** What is written to a person; a mail of plain text. */
export const inboxAnswerFields = {
  text: { kind: 'text', isRequired: true, limit: 8_000, lines: 'many' },
} as const satisfies Fields;

/** What is written down for colleagues. */
export const inboxNoteFields = {
  text: { kind: 'text', isRequired: true, limit: 4_000, lines: 'many' },
} as const satisfies Fields;

/** What a thread is after a move that somebody asked for; undefined where it cannot go there from where it is. */
export function movedTo(from: InboxState, asked: Exclude<InboxState, 'answered'>): InboxState | undefined {
  if (from === asked) return from;
  return mayBecome(from, asked) ? asked : undefined;
}

/** The paragraphs of a text as a mail shows them: one for each line that says something. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
