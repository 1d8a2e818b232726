import { correctedForType, type LoanType } from '@ayrac/domain/loan/loan.ts';
import { asksForResults, emptyQuery, isComplete, type LoanQuery, readLoanQuery } from './loan-query.ts';

/** What the calculator shows. */
export interface LoanState {
  readonly view: 'form' | 'results';
  readonly query: LoanQuery;
  /** Whether the amount may be called wrong: after an attempt, or after leaving a field with something in it. */
  readonly isChecked: boolean;
}

/** What a person, or a change of the address, does to it. */
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

/** The calculator as an address asks for it; without one, the untouched form. */
export function stateOf(search: string): LoanState {
  const query = search === '' ? emptyQuery : readLoanQuery(search);
  const asked = asksForResults(search);
  return { view: asked && isComplete(query) ? 'results' : 'form', query, isChecked: asked };
}

/** The state after an action. */
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
      // Back to the bare address is back to the form, with everything kept.
      return asksForResults(action.search) ? stateOf(action.search) : { ...state, view: 'form' };
  }
}

/** The query with what stands in the form's fields; the corrections for another type are made here for the first time. */
function takenOver(query: LoanQuery, { form, firstHome, vehicleValue, electric }: LoanQuery): LoanQuery {
  const found = { ...query, form: correctedForType({ ...form, type: query.form.type }, form.type) };
  // The other types' questions, and a new type's, are not in the form.
  if (form.type !== query.form.type || form.type === 'ihtiyac') return found;
  return form.type === 'konut' ? { ...found, firstHome } : { ...found, vehicleValue, electric };
}
