import { type SubmitEvent, startTransition, useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { isComplete, type LoanQuery, writeLoanQuery } from './loan-query.ts';
import { nextState, stateOf } from './loan-state.ts';
import { loadResults } from './results/load-results.ts';

/**
 * The calculator's state and deeds. On its own page the address says what is shown, so that it can be linked to and
 * walked with the back button; beside other things it keeps its state to itself.
 */
export function useLoanCalculator(variant: 'hero' | 'page') {
  const { search: ownSearch } = useLocation();
  const search = variant === 'page' ? ownSearch : '';
  const [state, act] = useReducer(nextState, search, stateOf);
  const [waiting, setWaiting] = useState(false);
  const [isLost, setLost] = useState(false);
  /** Whether somebody went from one view to the other, so that the focus follows. */
  const [moved, setMoved] = useState(false);
  const navigate = useNavigate();
  const bare = useHref()('loans');

  useEffect(() => {
    if (variant === 'page') startTransition(() => act({ kind: 'address-changed', search }));
  }, [variant, search]);

  const goTo = (address: string, replace = false) => {
    if (variant === 'page') navigate(address, { preventScrollReset: true, replace });
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
      goTo(bare + writeLoanQuery(state.query));
    });
  };

  /** Shows other results; another order of the same loan is no step of the history. */
  const take = (query: LoanQuery) => {
    const inThisOrder = writeLoanQuery({ ...query, order: state.query.order });
    startTransition(() => {
      act({ kind: 'query-taken', query });
      goTo(bare + writeLoanQuery(query), inThisOrder === writeLoanQuery(state.query));
    });
  };

  const goBack = () => {
    setMoved(true);
    act({ kind: 'went-back' });
    goTo(bare);
  };

  return { state, act, waiting, isLost, moved, calculate, take, goBack };
}
