import { useState } from 'react';
import type { Pane } from '../address.ts';
import type { ChangePage } from '../change-page.ts';

/**
 * Returns the key of the record panel, and the function that opens a created record. The panel goes on from one record
 * to the next, and from a new record to the one that was created as it, so that nothing typed in the meantime is lost.
 * `createdPane` is what is shown of a created record.
 */
export function usePanel(open: string | null, change: ChangePage, createdPane: Pane = 'form') {
  const [created, setCreated] = useState<string>();
  const [shown, setShown] = useState({ open, key: 0 });
  if (shown.open !== open) {
    const goesOn = shown.open === 'new' ? open === created : open !== 'new';
    setShown({ open, key: goesOn ? shown.key : shown.key + 1 });
  }
  const onCreated = (id: string) => {
    setCreated(id);
    change({ open: id, pane: createdPane }, { replace: true });
  };
  return { key: shown.key, onCreated };
}
