import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { DialogLink } from '#web/page/history/dialog-link.tsx';
import { useCloseHash } from '#web/page/history/use-close-hash.ts';
import { useHashDialog } from '#web/page/history/use-hash-dialog.ts';
import { isNavigating } from '#web/page/router-transitions.ts';
import { chosenFilters } from './chosen-filters.ts';
import { FILTER_COLUMN } from './filter-column.tsx';
import type { FilteredList } from './filtered-list.ts';
import { loadParser } from './use-apply-filters.ts';

type Sheet = ComponentType<{ readonly list: FilteredList; readonly onClose: () => void }>;

/** Opens the filter sheet in a narrow window. Without script it links to the filters on the page. */
export function FilterButton({ list }: { readonly list: FilteredList }) {
  const words = useScreenPhrases('filter');
  const [Loaded, setLoaded] = useState<Sheet>();
  const { isOpen, open, close } = useFilterSheet();
  const { path, sort } = list;
  const filters = chosenFilters(list.filters);
  const count = countFilters(filters);
  const isWaiting = isOpen && Loaded === undefined;
  const leave = useRef(close);
  leave.current = close;

  useEffect(() => {
    if (isWaiting)
      Promise.all([import('./filter-sheet.tsx'), loadParser()]).then(
        ([{ FilterSheet }]) => setLoaded(() => FilterSheet),
        // Loading failed: the list stays as it is, and the next click tries again.
        () => leave.current(),
      );
  }, [isWaiting]);

  return (
    <>
      <DialogLink
        // Not the location, which may have parameters that the server has left out.
        to={`${listAddress(path, { sort, filters })}#${FILTER_COLUMN}`}
        variant="secondary"
        size="small"
        className="md:hidden"
        loading={isWaiting}
        // A single text: browsers insert a space before the comma between parts of a button.
        aria-label={count > 0 ? `${words.open}, ${words.chosen({ count })}` : undefined}
        onClick={open}
      >
        <Icon name="sliders-horizontal" size="small" />
        {words.open}
        {/* Drawn by CSS, because the accessible name already contains the count. */}
        {count > 0 && <span className="badge badge-solid filter-count" data-count={count} />}
      </DialogLink>
      {isOpen && Loaded !== undefined && <Loaded list={list} onClose={close} />}
    </>
  );
}

/**
 * State of the filter sheet. The sheet has one history entry. The first change of filters takes it over and later ones
 * replace it, so that back closes the sheet and undoes all changes made in it.
 */
function useFilterSheet() {
  const { key } = useLocation();
  const { isOpen: isRequested, open } = useHashDialog('#filtrele');
  const leave = useCloseHash();
  const [isOpen, setIsOpen] = useState(false);
  const shown = useRef(key);
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (isRequested) setIsOpen(true);
    else if (shown.current !== key && isReturn) setIsOpen(false);
    shown.current = key;
  }, [key, isRequested, isReturn]);

  const close = () => {
    setIsOpen(false);
    // A change on its way takes over the sheet's entry.
    if (isRequested && !isNavigating()) leave();
  };
  return { isOpen, open, close };
}
