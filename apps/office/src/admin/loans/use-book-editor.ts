import { useEffect, useState } from 'react';
import type { BookConflict } from './book-conflict.ts';
import { useProvenance } from './use-provenance.ts';
import { usePublish } from './use-publish.ts';

export interface BookEditorProps<Book> {
  readonly book: Book;
  /** Called when another date is selected, whose values are then edited. */
  readonly onDay: (day: string) => void;
  /** Called with the current values after another person has published. */
  readonly onCurrent: (book: Book) => void;
}

interface BookChange<Book> {
  /** Sends the change. Resolves with the id by which it can be undone. */
  readonly send: () => Promise<{ readonly change: string }>;
  readonly onDone: () => void;
  /** Returns the values that were changed here and published by another person in the meantime. */
  readonly conflictWith: (current: Book) => BookConflict;
  readonly onRefused?: (fields: Readonly<Record<string, string>>) => void;
}

/** State of an editor: date and source of the change, the preview, and publication. */
export function useBookEditor<Book extends { readonly today: string }>({
  book,
  onDay,
  onCurrent,
}: BookEditorProps<Book>) {
  const { form, check, tellServer } = useProvenance(book.today);
  const day = form.watch('from') || book.today;
  const { isBusy, publish } = usePublish();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [conflict, setConflict] = useState<BookConflict | null>(null);
  useEffect(() => onDay(day), [day, onDay]);

  const save = ({ send, onDone, conflictWith, onRefused }: BookChange<Book>) =>
    publish({
      from: day,
      send,
      onDone: () => {
        onDone();
        form.reset({ from: day, sourceUrl: '', sourceQuote: '', note: '' });
        setIsPreviewed(false);
        setConflict(null);
      },
      onConflict: (current) => {
        setIsPreviewed(false);
        setConflict(conflictWith(current as Book));
        onCurrent(current as Book);
      },
      onRefused: (fields) => {
        setIsPreviewed(false);
        onRefused?.(fields);
        tellServer(fields);
      },
    });

  return {
    form,
    check,
    day,
    isBusy,
    save,
    conflict,
    settle: () => setConflict(null),
    isPreviewed,
    preview: () => setIsPreviewed(true),
    closePreview: () => setIsPreviewed(false),
  };
}
export type BookEditing = ReturnType<typeof useBookEditor>;
