import { withoutFilter } from '@ayrac/domain/campaign-filter.ts';
import { formatCount } from '@ayrac/domain/format.ts';
import { Link, useNavigation } from 'react-router';
import { useLocale } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { FilterForm } from './filter-form.tsx';
import { filteredAddress } from './filtered-address.ts';
import type { FilteredList } from './filtered-list.ts';
import { useFilterWords } from './use-filter-words.ts';

interface FilterSheetProps {
  readonly list: FilteredList;
  readonly onClose: () => void;
}

/** The filters of a narrow window: what is chosen applies at once behind the sheet, and its button says how many. */
export function FilterSheet({ list, onClose }: FilterSheetProps) {
  const words = useScreenPhrases('filter');
  const locale = useLocale();
  const isPending = useNavigation().state !== 'idle';
  const { path, sort, filters, total } = list;
  const isChosen = Object.keys(chosenFilters(filters)).length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      footer={
        <>
          {isChosen && (
            <ButtonLink variant="secondary" to={filteredAddress(path, { sort })} replace preventScrollReset>
              {words.clearShort}
            </ButtonLink>
          )}
          <Button onClick={onClose} aria-busy={isPending || undefined} className="filter-show">
            {total === 0 ? words.showNone : words.show({ count: formatCount(total, locale) })}
          </Button>
        </>
      }
    >
      <AppliedInSheet list={list} />
      <FilterForm list={list} isOneStep />
    </Dialog>
  );
}

/** What is chosen, above all that could be; all that is done in the sheet is one step of the history. */
function AppliedInSheet({ list: { path, sort, filters } }: Pick<FilterSheetProps, 'list'>) {
  const { words, chosenThings } = useFilterWords();
  const chosen = chosenFilters(filters);
  const things = chosenThings(filters.facets);
  if (things.length === 0) return null;
  return (
    <nav aria-label={words.applied} className="filter-applied">
      <ul>
        {things.map(({ name, value, label }) => (
          <li key={`${name} ${value}`}>
            <Link
              to={filteredAddress(path, { sort, filters: withoutFilter(chosen, name, value) })}
              className="chip chip-removable"
              aria-label={words.remove({ label })}
              replace
              preventScrollReset
              // The chip goes, and the focus would go with it.
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.querySelector('h2')?.focus()}
            >
              {label}
              <Icon name="x" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
