import { useCallback, useState } from 'react';
import { nothingChosen, type Selection } from './selection.ts';

/** What is chosen, for as long as the list matches the same: of another list nobody has seen what is chosen. */
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
