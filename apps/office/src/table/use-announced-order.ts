import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useState } from 'react';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { lastPlace } from './moves.ts';
import { useRowOrder } from './use-row-order.ts';

interface AnnouncedOrder {
  readonly rows: readonly Row[];
  readonly labelOf: (row: Row) => string;
  readonly total: number;
  readonly hasMore: boolean;
  readonly onMove: (from: number, to: number) => void;
}

/** Moves records by their handles, and says to screen readers what happens to them. */
export function useAnnouncedOrder({ rows, labelOf, total, hasMore, onMove }: AnnouncedOrder) {
  const { order: words } = useOfficePhrases().resource;
  const locale = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const wordsOf = (row: Row, place: number) => ({
    label: labelOf(row),
    place: formatCount(place + 1, locale),
  });
  const order = useRowOrder({
    rows,
    last: lastPlace(rows.length, hasMore),
    onMove,
    say: {
      grabbed: (row, place) => setAnnouncement(words.grabbed(wordsOf(row, place))),
      moved: (row, place) =>
        setAnnouncement(words.moved({ ...wordsOf(row, place), total: formatCount(total, locale) })),
      dropped: (row, place) => setAnnouncement(words.dropped(wordsOf(row, place))),
      cancelled: (row) => setAnnouncement(words.cancelled({ label: labelOf(row) })),
    },
  });
  return { order, announcement };
}
