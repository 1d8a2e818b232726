import { useEffect, useState } from 'react';
import type { BookConflict } from './book-conflict.ts';
import { useProvenance } from './use-provenance.ts';
import { usePublish } from './use-publish.ts';

export interface BookEditorProps<Book> {
  readonly book: Book;
  /** Another day was chosen: what holds then is what is changed. */
  readonly onDay: (day: string) => void;
  /** Somebody else published: this is what stands there now. */
  readonly onCurrent: (book: Book) => void;
}

interface BookChange<Book> {
  /** Sends the change and answers what undoes it. */
  readonly send: () => Promise<{ readonly change: string }>;
  readonly onDone: () => void;
  /** What somebody changed here and somebody else published meanwhile. */
  readonly conflictWith: (current: Book) => BookConflict;
  readonly onRefused?: (fields: Readonly<Record<string, string>>) => void;
}

/** How a book is changed: from which day on and where that was read, the look at it, and publishing it. */
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
