import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Facet, ListFilters } from '@ayrac/contract/filter.ts';
import { listParameters, sortValues, usualSort } from '@ayrac/domain/filter/list-address.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isNavigating } from '#web/page/router-transitions.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilteredList } from './filtered-list.ts';
import { keepValues } from './keep-values.ts';
import { loadParser, useApplyFilters } from './use-apply-filters.ts';

interface FilterFormProps {
  readonly list: FilteredList;
  /** Whether all changes in this form share one history entry. */
  readonly isOneStep?: boolean;
}

/**
 * Filters of a list as a plain form, which works without script. With script each change applies at once. The form's
 * elements stay mounted and keep the focus and what is being typed.
 */
export function FilterForm({ list, isOneStep = false }: FilterFormProps) {
  const words = useScreenPhrases('filter');
  const { errors } = usePhrases();
  const isLive = useIsLive();
  const { path, sort, filters } = list;
  const form = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { open, shown, asked, unreadable, isLost } = useApplyFilters(list, isOneStep);
  /** Texts of the fields when they were last applied or set. */
  const applied = useRef(new Map<string, string>());
  const facets = useKeptValues(filters.facets);
  /** The list that the fields were last compared with. */
  const before = useRef({ shown, filters });
  const [isWaiting, setIsWaiting] = useState(false);
  const [action = path, query = ''] = path.split('?');

  function apply(fields: HTMLFormElement) {
    applied.current = new Map(fieldsOf(fields).map(({ name, value }) => [name, value]));
    open(fields);
  }

  // A chip, the back button or another form may have changed the filters. Boxes checked before hydration stay checked,
  // and the submit button stays with them. A link to another order or page, or a dialog, may have overtaken the list
  // that was asked for, which is then asked for again.
  const compare = useEffectEvent((fields: HTMLFormElement, now: ListFilters) => {
    const last = before.current;
    before.current = { shown, filters: now };
    if (asked.current === shown && last.shown === shown) return;
    asked.current = shown;
    const isOvertaken = last.shown === shown && !(isReturn && last.filters !== now);
    if (isOvertaken) open(fields);
    else showChosen(fields, applied.current, unreadable);
  });
  useEffect(() => {
    const fields = form.current;
    // The list of a later change is still on its way.
    if (fields === null || isNavigating()) return;
    if (hash === '') compare(fields, filters);
    const isApplied = (field: HTMLInputElement) => field.checked === field.defaultChecked;
    setIsWaiting(!isNavigating() && !fieldsOf(fields).every(isApplied));
  }, [filters, hash]);

  return (
    <form
      ref={form}
      action={action}
      className="filter-form"
      onFocus={loadParser}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')
          apply(event.currentTarget);
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        const field: Element = event.target;
        if (field instanceof HTMLInputElement && field.type === 'text' && field.value !== field.defaultValue)
          apply(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {isLost && <Notice tone="error" live title={errors.page.offline} />}
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort !== usualSort(path) && (
        <input type="hidden" name={listParameters.sort} value={sortValues[sort]} />
      )}
      {facets.map((facet, place) => (
        <FilterGroup key={facet.name} facet={facet} place={place} unreadable={unreadable} />
      ))}
      {/* Without a submit button, even a hidden one, Enter does not submit the form. */}
      <Button type="submit" wide hidden={isLive && !isWaiting} className="mt-4">
        {words.apply}
      </Button>
    </form>
  );
}

/** Returns the filters of the current list, with the values of the lists before it. */
function useKeptValues(facets: readonly Facet[]): readonly Facet[] {
  const [latest, setLatest] = useState(facets);
  const [kept, setKept] = useState(facets);
  if (latest !== facets) {
    setLatest(facets);
    setKept(keepValues(kept, facets));
  }
  return kept;
}

/**
 * Sets the fields by hand, because React only sets their default values. A field with the focus keeps what was typed
 * since it was last applied, and one that could not be read keeps its text beside the error.
 */
function showChosen(
  form: HTMLFormElement,
  applied: Map<string, string>,
  unreadable: readonly string[],
): void {
  for (const field of fieldsOf(form)) {
    const isLater = field === document.activeElement && field.value !== applied.get(field.name);
    const isTyped = isLater || unreadable.includes(field.name);
    if (field.type === 'checkbox') field.checked = field.defaultChecked;
    else if (!isTyped) {
      field.value = field.defaultValue;
      // The list of an earlier change may arrive after a later change was applied.
      applied.set(field.name, field.value);
    }
  }
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
}
