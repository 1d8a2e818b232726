import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isNavigating } from '#web/page/router-transitions.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { FilteredList } from './filtered-list.ts';

let parser: typeof import('@ayrac/domain/filter/read-filter-address.ts') | undefined;

/** Loads what reads the fields of a filter form. It is only needed once a filter is changed. */
export async function loadParser() {
  parser ??= await import('@ayrac/domain/filter/read-filter-address.ts').catch(() => undefined);
  return parser;
}

/**
 * Returns a function that opens the first page of the list a filter form asks for, without scrolling, and what came of
 * it: the names of the fields that could not be read, and whether the connection was lost, so that nothing was opened.
 * In a sheet all changes share the sheet's history entry. If the script that reads the fields is missing, for example
 * after a deployment, the browser sends the form. The filters of the list and those asked for last are compared by the
 * addresses that they have in the usual order.
 */
export function useApplyFilters(list: FilteredList, isOneStep: boolean) {
  const navigate = useNavigate();
  const latest = useRef(list);
  latest.current = list;
  const shown = listAddress(list.path, { filters: chosenFilters(list.filters) });
  const asked = useRef<string | undefined>(shown);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [isLost, setLost] = useState(false);

  const open = async (form: HTMLFormElement) => {
    setLost(!navigator.onLine);
    if (!navigator.onLine) return;
    let loaded = parser;
    if (loaded === undefined) {
      asked.current = undefined;
      loaded = await loadParser();
      // A link that was clicked meanwhile is not called back.
      if (isNavigating() || !form.isConnected) return;
      if (loaded === undefined) return form.submit();
    }
    const { path, sort } = latest.current;
    const { readFilterAddress, unreadableFields } = loaded;
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const query = new URLSearchParams(fields);
    const wanted = readFilterAddress(query);
    const next = listAddress(path, { filters: wanted });
    if (next !== asked.current) {
      asked.current = next;
      navigate(listAddress(path, { sort, filters: wanted }), { replace: isOneStep });
    }
    setUnreadable(unreadableFields(query));
  };

  return { open, shown, asked, unreadable, isLost };
}
