import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { chosenFilters } from './chosen-filters.ts';
import { FILTER_COLUMN } from './filter-column.tsx';
import type { FilteredList } from './filtered-list.ts';

type Sheet = ComponentType<{ readonly list: FilteredList; readonly onClose: () => void }>;

/** Opens the filters of a narrow window; before script runs it leads to them on the page. */
export function FilterButton({ list }: { readonly list: FilteredList }) {
  const words = useScreenPhrases('filter');
  const [isOpen, setIsOpen] = useState(false);
  const [Loaded, setLoaded] = useState<Sheet>();
  const count = countFilters(chosenFilters(list.filters));
  useCloseOnReturn(() => setIsOpen(false));

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (Loaded === undefined) {
      const { FilterSheet } = await import('./filter-sheet.tsx');
      setLoaded(() => FilterSheet);
    }
    setIsOpen(true);
  };

  return (
    <>
      <a href={`#${FILTER_COLUMN}`} className="button button-secondary button-small md:hidden" onClick={open}>
        <Icon name="sliders-horizontal" size="small" />
        <span>{words.open}</span>
        {count > 0 && (
          <>
            <span className="badge badge-solid" aria-hidden="true">
              {count}
            </span>
            <span className="sr-only">, {words.chosen({ count })}</span>
          </>
        )}
      </a>
      {isOpen && Loaded !== undefined && <Loaded list={list} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The back button leaves the sheet together with what was chosen in it. */
function useCloseOnReturn(close: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shown.current !== key && isReturn) close();
    shown.current = key;
  }, [key, isReturn, close]);
}
