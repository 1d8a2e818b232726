import { useLocale } from '@ayrac/browser/locale.ts';
import { withoutFilter } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { chosenFilters } from './chosen-filters.ts';
import type { FilteredList } from './filtered-list.ts';
import { useFilterWords } from './use-filter-words.ts';

const WAYS_ON = 3;

/** Shown if no campaign matches the filters. Lists which filters could be removed, the most restrictive first. */
export function NothingLeft({ list }: { readonly list: FilteredList }) {
  const { words, chosenThings } = useFilterWords();
  const locale = useLocale();
  const { path, sort, filters } = list;
  const chosen = chosenFilters(filters);
  const things = chosenThings(filters.facets);
  const count = (campaigns: number) => formatCount(campaigns, locale);
  return (
    <EmptyState
      icon="sliders-horizontal"
      title={words.none}
      actions={
        <>
          {filters.reliefs.slice(0, WAYS_ON).map(({ name, campaigns }, place) => (
            <ButtonLink
              key={name}
              variant={place === 0 ? 'primary' : 'secondary'}
              to={listAddress(path, { sort, filters: withoutFilter(chosen, name) })}
            >
              {words.relief({
                label: things
                  .filter((thing) => thing.name === name)
                  .map(({ label }) => label)
                  .join(', '),
                count: count(campaigns),
              })}
            </ButtonLink>
          ))}
          <ButtonLink variant="ghost" to={listAddress(path, { sort })}>
            {words.all({ count: count(filters.whole) })}
          </ButtonLink>
        </>
      }
    >
      {words.noneText}
    </EmptyState>
  );
}
