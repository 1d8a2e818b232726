import { useCallback, useState } from 'react';
import { nothingChosen, type Selection } from '#office/table/selection.ts';

/**
 * Selection of a list. It is dropped when the search or filters change, because the user has not seen the other
 * records.
 */
export function useSelection(matching: string) {
  const [kept, setKept] = useState<{ readonly matching: string; readonly selection: Selection }>({
    matching,
    selection: nothingChosen,
  });
  const choose = useCallback(
    (next: (now: Selection) => Selection) =>
      setKept((now) => ({
        matching,
        selection: next(now.matching === matching ? now.selection : nothingChosen),
      })),
    [matching],
  );
  return [kept.matching === matching ? kept.selection : nothingChosen, choose] as const;
}
