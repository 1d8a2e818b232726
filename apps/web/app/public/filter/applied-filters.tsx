import { withoutFilter } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { AppliedFilter } from '@ayrac/kit/chip.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { MouseEventHandler } from 'react';
import { chosenFilters } from './chosen-filters.ts';
import type { FilteredList } from './filtered-list.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useRemoveFilter } from './use-remove-filter.ts';

interface AppliedFiltersProps {
  readonly list: FilteredList;
  /** Set in a filter sheet, which handles the removal itself, because all changes there share one history entry. */
  readonly onRemove?: MouseEventHandler<HTMLAnchorElement>;
}

/** The applied filters of a list as removable chips. */
export function AppliedFilters({ list, onRemove }: AppliedFiltersProps) {
  const { words, chosenThings } = useFilterWords();
  const isOneStep = onRemove !== undefined;
  const removeFromNext = useRemoveFilter(list, isOneStep);
  const { path, sort, filters } = list;
  const chosen = chosenFilters(filters);
  const things = chosenThings(filters.facets);
  if (things.length === 0) return null;
  return (
    <nav aria-label={words.applied} className="filter-applied">
      <ul className="flex flex-wrap items-center gap-2">
        {things.map(({ name, value, label }) => (
          <li key={`${name} ${value}`}>
            <AppliedFilter
              to={listAddress(path, { sort, filters: withoutFilter(chosen, name, value) })}
              removeLabel={words.remove({ label })}
              replace={isOneStep}
              onClick={(event) => {
                onRemove?.(event);
                removeFromNext(event, name, value);
              }}
            >
              {label}
            </AppliedFilter>
          </li>
        ))}
        {!isOneStep && (
          <li>
            <TextLink className="link-alone" to={listAddress(path, { sort })}>
              {words.clear}
            </TextLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
