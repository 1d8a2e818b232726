import { correctedForType, type LoanType } from '@ayrac/domain/loan/loan.ts';
import { asksForResults, emptyQuery, isComplete, type LoanQuery, readLoanQuery } from './loan-query.ts';

/** State of the calculator. */
export interface LoanState {
  readonly view: 'form' | 'results';
  readonly query: LoanQuery;
  /** Whether an error of the amount is shown: after an attempt, or after a filled field was left. */
  readonly isChecked: boolean;
}

/** Actions of a visitor, and changes of the address. */
export type LoanAction =
  | { readonly kind: 'type-chosen'; readonly type: LoanType }
  | { readonly kind: 'amount-typed'; readonly amount: number | null }
  | { readonly kind: 'term-chosen'; readonly term: number }
  | { readonly kind: 'detail-given'; readonly detail: Partial<Omit<LoanQuery, 'form'>> }
  | { readonly kind: 'found-filled'; readonly fields: LoanQuery }
  | { readonly kind: 'amount-left' }
  | { readonly kind: 'calculated' }
  | { readonly kind: 'query-taken'; readonly query: LoanQuery }
  | { readonly kind: 'went-back' }
  | { readonly kind: 'address-changed'; readonly search: string };

/** Returns the calculator's state for an address. An empty one is the untouched form. */
export function stateOf(search: string): LoanState {
  const query = search === '' ? emptyQuery : readLoanQuery(search);
  const isResultRequested = asksForResults(search);
  return {
    view: isResultRequested && isComplete(query) ? 'results' : 'form',
    query,
    isChecked: isResultRequested,
  };
}

/** Returns the state after an action. */
export function nextState(state: LoanState, action: LoanAction): LoanState {
  const { query } = state;
  switch (action.kind) {
    case 'type-chosen':
      return { ...state, query: { ...query, form: correctedForType(query.form, action.type) } };
    case 'amount-typed':
      return { ...state, query: { ...query, form: { ...query.form, amount: action.amount } } };
    case 'term-chosen':
      return { ...state, query: { ...query, form: { ...query.form, term: action.term } } };
    case 'detail-given':
      return { ...state, query: { ...query, ...action.detail } };
    case 'found-filled':
      return { ...state, query: takenOver(query, action.fields) };
    case 'amount-left':
      return { ...state, isChecked: state.isChecked || query.form.amount !== null };
    case 'calculated':
      return { ...state, view: isComplete(query) ? 'results' : 'form', isChecked: true };
    case 'query-taken':
      return { ...state, query: action.query };
    case 'went-back':
      return { ...state, view: 'form' };
    case 'address-changed':
      // Back on the plain address, the form is shown with its input kept.
      return asksForResults(action.search) ? stateOf(action.search) : { ...state, view: 'form' };
  }
}

/**
 * Applies the values of the form's fields to the query. A type chosen before hydration is corrected here for the first
 * time.
 */
function takenOver(query: LoanQuery, { form, firstHome, vehicleValue, electric }: LoanQuery): LoanQuery {
  const found = { ...query, form: correctedForType({ ...form, type: query.form.type }, form.type) };
  // The form does not contain the questions of other types, nor those of a type that was just chosen.
  if (form.type !== query.form.type || form.type === 'ihtiyac') return found;
  return form.type === 'konut' ? { ...found, firstHome } : { ...found, vehicleValue, electric };
}
