import { type SubmitEvent, startTransition, useEffect, useReducer, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { isNavigating } from '#web/page/router-transitions.ts';
import { asksForResults, isComplete, type LoanQuery, writeLoanQuery } from './loan-query.ts';
import { nextState, stateOf } from './loan-state.ts';
import { loadResults } from './results/load-results.ts';

/** Hash of the results within another page, whose address stays the same. */
const RESULTS = '#kredi-sonuclari';

/** State of a history entry that shows results. */
interface ResultsEntry {
  /** Number of entries back to the form. */
  readonly steps: number;
  /** Query of the loan, as in the address of the calculator's own page. */
  readonly search: string;
}

/**
 * State and actions of the calculator. On its own page the address holds the state, so that it can be linked to. Within
 * another page the history entry holds it. Both work with the back button.
 */
export function useLoanCalculator(variant: 'hero' | 'page', loadTables: () => Promise<unknown>) {
  const location = useLocation();
  const entry = resultsEntryOf(location);
  const search = variant === 'page' ? location.search : (entry?.search ?? '');
  // Within another page the server renders no results.
  const [state, act] = useReducer(nextState, variant === 'page' ? search : '', stateOf);
  const [waiting, setWaiting] = useState(false);
  const [isLost, setLost] = useState(false);
  /** Whether the visitor has changed the view, so that the focus follows. */
  const [moved, setMoved] = useState(false);
  const navigate = useNavigate();
  const bare = useHref()('loans');

  // A dialog over the page has a history entry of its own, which changes nothing here.
  const isShown = variant === 'page' || ['', RESULTS].includes(location.hash);
  useEffect(() => {
    if (isShown) startTransition(() => act({ kind: 'address-changed', search }));
  }, [isShown, search]);

  const goTo = (query: LoanQuery, replace = false) => {
    const nextQuery = writeLoanQuery(query);
    const next: ResultsEntry = { search: nextQuery, steps: (entry?.steps ?? 0) + (replace ? 0 : 1) };
    const address = variant === 'page' ? bare + nextQuery : { search: location.search, hash: RESULTS };
    // Results opened by their address have no form before them in the history.
    const isOpened = entry === null && asksForResults(search);
    const state = isOpened ? null : next;
    navigate(address, { replace, state });
  };

  const load = () => Promise.all([loadResults(), loadTables()]);

  /** Starts loading what results need. A failure is handled when the visitor calculates. */
  const prepare = () => {
    load().catch(() => undefined);
  };

  const calculate = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isComplete(state.query)) {
      act({ kind: 'calculated' });
      form.querySelector<HTMLElement>('[inputmode]')?.focus();
      return;
    }
    setWaiting(true);
    const loaded = await load().catch(() => null);
    setWaiting(false);
    // A link that was clicked meanwhile is not called back.
    if (isNavigating() || !form.isConnected) return;
    setLost(loaded === null && !navigator.onLine);
    // If loading fails, the server renders the results. Without a connection the input stays.
    if (loaded === null) return navigator.onLine && form.submit();
    startTransition(() => {
      setMoved(true);
      act({ kind: 'calculated' });
      goTo(state.query);
    });
  };

  /** Shows other results. Another order of the same loan replaces the history entry. */
  const take = (query: LoanQuery) => {
    const inThisOrder = writeLoanQuery({ ...query, order: state.query.order });
    startTransition(() => {
      act({ kind: 'query-taken', query });
      goTo(query, inThisOrder === writeLoanQuery(state.query));
    });
  };

  const goBack = () => {
    setMoved(true);
    act({ kind: 'went-back' });
    if (entry !== null) navigate(-entry.steps);
    else if (variant === 'page') navigate(bare);
  };

  return { state, act, waiting, isLost, moved, prepare, calculate, take, goBack };
}

function resultsEntryOf({ state }: Location): ResultsEntry | null {
  const { steps, search } = (state ?? {}) as Partial<Record<string, unknown>>;
  return typeof steps === 'number' && typeof search === 'string' ? { steps, search } : null;
}
