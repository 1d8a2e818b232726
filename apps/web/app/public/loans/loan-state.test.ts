import { describe, expect, it } from 'vitest';
import { readLoanQuery, writeEditing, writeLoanQuery } from './loan-query.ts';
import { type LoanAction, type LoanState, nextState, stateOf } from './loan-state.ts';

const after = (state: LoanState, ...actions: LoanAction[]) => actions.reduce(nextState, state);

describe('address of the calculator', () => {
  it.each([
    ['', 'form', false],
    ['?tur=konut', 'form', false],
    ['?tutar=100000', 'results', true],
    ['?tur=tasit&tutar=60.000&vade=24', 'results', true],
    ['?tur=konut&tutar=99.999&vade=120', 'form', true],
    ['?tur=ihtiyac&tutar=', 'form', true],
    ['?tutar=100000&vade=12&duzenle=evet', 'form', false],
  ])('"%s" shows the %s and checks the amount: %s', (search, view, isChecked) => {
    expect(stateOf(search)).toMatchObject({ view, isChecked });
  });

  // Specification 5.26, 9.27
  it.each([
    ['?tur=konut&vade=240', 'konut', 240],
    ['?tur=tasit&vade=3', 'tasit', 48],
    ['?tur=konut&vade=13', 'konut', 120],
    ['?tur=yat&vade=abc', 'ihtiyac', 36],
    ['?vade=', 'ihtiyac', 36],
  ])('"%s" requests %s over %i months', (search, type, term) => {
    expect(readLoanQuery(search).form).toMatchObject({ type, term });
  });

  it.each([
    '?tur=ihtiyac&tutar=100000&vade=12',
    '?tur=konut&tutar=1500000&vade=240&ilk-konut=hayir&siralama=yillik-maliyet',
    '?tur=tasit&tutar=200000&vade=36&deger=500000&elektrikli=evet&banka=garanti',
    '?tur=tasit&tutar=450000&vade=48&elektrikli=evet',
  ])('%s is written as it was read', (search) => {
    expect(writeLoanQuery(readLoanQuery(search))).toBe(search);
  });

  it('of a form to return to keeps everything and shows the form', () => {
    const { query } = stateOf('?tur=konut&tutar=1500000&vade=240');
    expect(stateOf(writeEditing(query))).toEqual({ view: 'form', query, isChecked: false });
  });
});

describe('loan amount', () => {
  const typed = (amount: number | null): LoanAction => ({ kind: 'amount-typed', amount });

  it.each<[string, LoanAction[], boolean]>([
    ['while it is typed', [typed(1)], false],
    ['when its empty field is left', [{ kind: 'amount-left' }], false],
    ['when its filled field is left', [typed(1), { kind: 'amount-left' }], true],
    ['after an attempt', [{ kind: 'calculated' }], true],
  ])('%s is checked: %3$s', (_, actions, isChecked) => {
    expect(after(stateOf(''), ...actions).isChecked).toBe(isChecked);
  });

  it('below the minimum keeps the form, and a sufficient one shows the results', () => {
    expect(after(stateOf(''), typed(999), { kind: 'calculated' }).view).toBe('form');
    expect(after(stateOf(''), typed(1_000), { kind: 'calculated' }).view).toBe('results');
  });

  it('is raised and the term corrected when another type is chosen', () => {
    const chosen = after(stateOf('?tutar=20000&vade=3&duzenle=evet'), { kind: 'type-chosen', type: 'tasit' });
    expect(chosen.query.form).toEqual({ type: 'tasit', amount: 50_000, term: 48 });
  });
});

describe('going back', () => {
  const results = stateOf('?tur=tasit&tutar=200000&vade=36&deger=500000&siralama=taksit');

  it.each<LoanAction>([{ kind: 'went-back' }, { kind: 'address-changed', search: '' }])(
    'by $kind shows the form with everything kept',
    (action) => {
      expect(after(results, action)).toEqual({ ...results, view: 'form' });
    },
  );

  it('and forward in the browser shows the results of that address', () => {
    const search = '?tutar=30000&vade=6';
    expect(after(results, { kind: 'address-changed', search })).toEqual(stateOf(search));
  });
});

describe('form filled in before hydration', () => {
  it.each([
    ['?tur=ihtiyac&vade=36', '?tur=ihtiyac&tutar=50000&vade=12', '?tur=ihtiyac&tutar=50000&vade=12'],
    ['?tur=ihtiyac&vade=36', '?tur=konut&tutar=50000&vade=24', '?tur=konut&tutar=100000&vade=24'],
    [
      '?tur=konut&tutar=200000&vade=60',
      '?tur=konut&tutar=200000&vade=60&ilk-konut=hayir',
      '?tur=konut&tutar=200000&vade=60&ilk-konut=hayir',
    ],
    [
      '?tur=tasit&vade=24&siralama=taksit',
      '?tur=tasit&vade=24&deger=900000',
      '?tur=tasit&vade=24&deger=900000&siralama=taksit',
    ],
  ])('%s with %s requests %s', (rendered, filled, asked) => {
    const found: LoanAction = { kind: 'found-filled', fields: readLoanQuery(filled) };
    expect(writeLoanQuery(after(stateOf(rendered), found).query)).toBe(asked);
  });

  it('keeps the input of other types', () => {
    const { query } = stateOf('?tur=konut&vade=60&ilk-konut=hayir');
    const person = nextState(stateOf(''), {
      kind: 'query-taken',
      query: { ...query, form: { ...query.form, type: 'ihtiyac' } },
    });
    expect(nextState(person, { kind: 'found-filled', fields: person.query }).query).toEqual(person.query);
  });
});
