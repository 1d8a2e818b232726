import { withoutFilter } from '@ayrac/domain/campaign-filter.ts';
import { AppliedFilter } from '#web/ui/chip.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { filteredAddress } from './filtered-address.ts';
import type { FilteredList } from './filtered-list.ts';
import { useFilterWords } from './use-filter-words.ts';

/** What a list is filtered by, each as a chip that takes itself off. */
export function AppliedFilters({ list }: { readonly list: FilteredList }) {
  const { words, chosenThings } = useFilterWords();
  const { path, sort, filters } = list;
  const chosen = chosenFilters(filters);
  const things = chosenThings(filters.facets);
  if (things.length === 0) return null;
  return (
    <nav aria-label={words.applied}>
      <ul className="flex flex-wrap items-center gap-2">
        {things.map(({ name, value, label }) => (
          <li key={`${name} ${value}`}>
            <AppliedFilter
              to={filteredAddress(path, { sort, filters: withoutFilter(chosen, name, value) })}
              removeLabel={words.remove({ label })}
            >
              {label}
            </AppliedFilter>
          </li>
        ))}
        <li>
          <TextLink to={filteredAddress(path, { sort })} preventScrollReset>
            {words.clear}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}
