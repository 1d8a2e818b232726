import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { chosenFilters } from './chosen-filters.ts';
import type { FilteredList } from './filtered-list.ts';

/**
 * Returns a function that opens the first page of the list a filter form asks for, without scrolling, and what came of
 * it: the names of the fields that could not be read, and whether the connection was lost, so that nothing was opened.
 * In a sheet all changes share the sheet's history entry. If the script that reads the fields is missing, for example
 * after a deployment, the browser sends the form.
 */
export function useApplyFilters({ path, sort, filters }: FilteredList, isOneStep: boolean) {
  const navigate = useNavigate();
  const shown = listAddress(path, { sort, filters: chosenFilters(filters) });
  const latest = useRef(shown);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const open = async (form: HTMLFormElement) => {
    setLost(!navigator.onLine);
    if (!navigator.onLine) return;
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    // The parser is only needed once a filter is changed.
    const parser = await import('@ayrac/domain/filter/read-filter-address.ts').catch(() => undefined);
    if (parser === undefined) return form.submit();
    const { readFilterAddress, unreadableFields } = parser;
    const query = new URLSearchParams(fields);
    const next = listAddress(path, { sort, filters: readFilterAddress(query) });
    if (next !== latest.current) {
      latest.current = next;
      navigate(next, { replace: isOneStep });
    }
    setUnreadable(unreadableFields(query));
  };

  return { open, unreadable, isLost };
}
