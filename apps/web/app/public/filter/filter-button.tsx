import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useCloseHash } from '#web/page/history/use-close-hash.ts';
import { useHashDialog } from '#web/page/history/use-hash-dialog.ts';
import { chosenFilters } from './chosen-filters.ts';
import { FILTER_COLUMN } from './filter-column.tsx';
import type { FilteredList } from './filtered-list.ts';

type Sheet = ComponentType<{ readonly list: FilteredList; readonly onClose: () => void }>;

/** Opens the filters of a narrow window; before script runs it leads to them on the page. */
export function FilterButton({ list }: { readonly list: FilteredList }) {
  const words = useScreenPhrases('filter');
  const [Loaded, setLoaded] = useState<Sheet>();
  const { isOpen, open, close } = useFilterSheet();
  const count = countFilters(chosenFilters(list.filters));
  const isWaiting = isOpen && Loaded === undefined;
  const leave = useRef(close);
  leave.current = close;

  useEffect(() => {
    if (isWaiting)
      import('./filter-sheet.tsx').then(
        ({ FilterSheet }) => setLoaded(() => FilterSheet),
        // Without them the list stands as it is, and the next press tries again.
        () => leave.current(),
      );
  }, [isWaiting]);

  return (
    <>
      <a
        href={`#${FILTER_COLUMN}`}
        className="button button-secondary button-small md:hidden"
        // One text: between parts of a button a browser would read a space before the comma.
        aria-label={count > 0 ? `${words.open}, ${words.chosen({ count })}` : undefined}
        onClick={open}
      >
        <Icon name="sliders-horizontal" size="small" />
        <span>{words.open}</span>
        {/* Drawn, not written: the name says it in words. */}
        {count > 0 && <span className="badge badge-solid filter-count" data-count={count} />}
      </a>
      {isOpen && Loaded !== undefined && <Loaded list={list} onClose={close} />}
    </>
  );
}

/**
 * The sheet is one step of the history. What is chosen first takes its entry, and everything after that the same: so the
 * way back leaves the sheet together with what was chosen in it.
 */
function useFilterSheet() {
  const { key } = useLocation();
  const { isWanted, open } = useHashDialog('#filtrele');
  const leave = useCloseHash();
  const [isOpen, setIsOpen] = useState(false);
  const shown = useRef(key);
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (isWanted) setIsOpen(true);
    else if (shown.current !== key && isReturn) setIsOpen(false);
    shown.current = key;
  }, [key, isWanted, isReturn]);

  const close = () => {
    setIsOpen(false);
    if (isWanted) leave();
  };
  return { isOpen, open, close };
}
