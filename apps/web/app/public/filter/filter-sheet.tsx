import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import type { MouseEvent } from 'react';
import { useNavigation } from 'react-router';
import { AppliedFilters } from './applied-filters.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { FilterForm } from './filter-form.tsx';
import type { FilteredList } from './filtered-list.ts';

interface FilterSheetProps {
  readonly list: FilteredList;
  readonly onClose: () => void;
}

/**
 * The filters in a narrow window. Changes apply at once behind the sheet, and its button shows the number of results.
 */
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
            <ButtonLink variant="secondary" to={listAddress(path, { sort })} replace>
              {words.clearShort}
            </ButtonLink>
          )}
          <Button onClick={onClose} aria-busy={isPending || undefined} className="filter-show">
            {total === 0 ? words.showNone : words.show({ count: formatCount(total, locale) })}
          </Button>
        </>
      }
    >
      <AppliedFilters list={list} onRemove={focusHeading} />
      <FilterForm list={list} isOneStep />
    </Dialog>
  );
}

/** The clicked chip disappears and would take the focus with it. */
function focusHeading({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('dialog')?.querySelector('h2')?.focus();
}
