import { type SubmitEvent, startTransition, useEffect, useReducer, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { asksForResults, isComplete, type LoanQuery, writeLoanQuery } from './loan-query.ts';
import { nextState, stateOf } from './loan-state.ts';
import { loadResults } from './results/load-results.ts';

/** Where the results beside other things stand in the history: the address is that of the page. */
const RESULTS = '#kredi-sonuclari';

/** What an entry of the history says of the results that it shows. */
interface ResultsEntry {
  /** How many entries before it the form is. */
  readonly steps: number;
  /** The loan, as the calculator's own page has it in its address. */
  readonly search: string;
}

/**
 * The calculator's state and deeds. On its own page the address says what is shown, so that it can be linked to; beside
 * other things the entry of the history does. Both are walked with the back button.
 */
export function useLoanCalculator(variant: 'hero' | 'page') {
  const location = useLocation();
  const entry = resultsEntryOf(location);
  const search = variant === 'page' ? location.search : (entry?.search ?? '');
  // Beside other things the server knows of no results.
  const [state, act] = useReducer(nextState, variant === 'page' ? search : '', stateOf);
  const [waiting, setWaiting] = useState(false);
  const [isLost, setLost] = useState(false);
  /** Whether somebody went from one view to the other, so that the focus follows. */
  const [moved, setMoved] = useState(false);
  const navigate = useNavigate();
  const bare = useHref()('loans');

  // What opens above the page has an entry of its own, and changes nothing here.
  const isShown = variant === 'page' || ['', RESULTS].includes(location.hash);
  useEffect(() => {
    if (isShown) startTransition(() => act({ kind: 'address-changed', search }));
  }, [isShown, search]);

  const goTo = (query: LoanQuery, replace = false) => {
    const wanted = writeLoanQuery(query);
    const next: ResultsEntry = { search: wanted, steps: (entry?.steps ?? 0) + (replace ? 0 : 1) };
    const address = variant === 'page' ? bare + wanted : { search: location.search, hash: RESULTS };
    // Results that were opened by their address have no form before them.
    const isOpened = entry === null && asksForResults(search);
    const state = isOpened ? null : next;
    navigate(address, { preventScrollReset: true, replace, state });
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
    const loaded = await loadResults().catch(() => null);
    setWaiting(false);
    setLost(loaded === null && !navigator.onLine);
    // Without the part that shows results, the server shows them; where nobody is reached, what was typed stays.
    if (loaded === null) return navigator.onLine && form.submit();
    startTransition(() => {
      setMoved(true);
      act({ kind: 'calculated' });
      goTo(state.query);
    });
  };

  /** Shows other results; another order of the same loan is no step of the history. */
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
    else if (variant === 'page') navigate(bare, { preventScrollReset: true });
  };

  return { state, act, waiting, isLost, moved, calculate, take, goBack };
}

function resultsEntryOf({ state }: Location): ResultsEntry | null {
  const { steps, search } = (state ?? {}) as Partial<Record<string, unknown>>;
  return typeof steps === 'number' && typeof search === 'string' ? { steps, search } : null;
}
