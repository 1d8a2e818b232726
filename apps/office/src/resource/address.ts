import { filtersOf, type ResourceShape } from '@ayrac/contract/office/resource.ts';
import { type FilterParameter, filterParameters, isFilterValue } from '@ayrac/domain/record/record-filter.ts';

/** State of a list: the part of the address that a saved view stores and an export uses. */
export interface ListState {
  readonly q: string;
  /** Name of a field, with a leading `-` for descending order. */
  readonly sort: string;
  readonly isBin: boolean;
  /** Values by parameter. Unused filters are absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Part of an opened record: `form`, `history`, or a tab of the page's own. */
export type Pane = string;

/** State of a page of records, as in its address. */
export interface PageState extends ListState {
  /** Layout of the records, if the page has a board. */
  readonly view: 'list' | 'board';
  /** Id of the open record, or `new`. */
  readonly open: string | null;
  readonly pane: Pane;
}

/** Returns the parameters of all filters, in canonical order. */
function filterParametersOf(shape: ResourceShape): readonly FilterParameter[] {
  return filtersOf(shape).flatMap(([name, field]) => filterParameters(name, field));
}

/** Parses an address. Unknown and invalid parameters are ignored. */
export function readAddress(shape: ResourceShape, address: URLSearchParams): PageState {
  const sort = address.get('sort') ?? '';
  const filters: Record<string, string> = {};
  for (const parameter of filterParametersOf(shape)) {
    const value = address.get(parameter.name);
    if (value !== null && isFilterValue(parameter, value)) filters[parameter.name] = value;
  }
  return {
    q: address.get('q') ?? '',
    sort: shape.sortable.includes(sort.replace(/^-/, '')) ? sort : shape.defaultSort,
    isBin: address.get('bin') === 'only',
    filters,
    view: address.get('view') === 'board' ? 'board' : 'list',
    open: address.get('open') || null,
    pane: address.get('pane') || 'form',
  };
}

/** Returns the list's part of the address in canonical order, without defaults. */
export function listAddress(shape: ResourceShape, state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  const q = state.q.trim();
  if (q !== '') address.set('q', q);
  if (state.sort !== shape.defaultSort) address.set('sort', state.sort);
  if (state.isBin) address.set('bin', 'only');
  for (const { name } of filterParametersOf(shape)) {
    const value = state.filters[name];
    if (value !== undefined) address.set(name, value);
  }
  return address;
}

/** Returns the whole address, including the open record. */
export function pageAddress(shape: ResourceShape, state: PageState): URLSearchParams {
  const address = listAddress(shape, state);
  if (state.view === 'board') address.set('view', 'board');
  if (state.open === null) return address;
  address.set('open', state.open);
  if (state.pane !== 'form' && state.open !== 'new') address.set('pane', state.pane);
  return address;
}

/**
 * Returns the next order after a click on a column's header: ascending, descending, then the default. The column of the
 * default order only changes between ascending and descending.
 */
export function nextSort({ defaultSort }: ResourceShape, sort: string, name: string): string {
  if (sort === name) return `-${name}`;
  const isOfDefault = defaultSort === name || defaultSort === `-${name}`;
  return sort === `-${name}` && !isOfDefault ? defaultSort : name;
}

/** Whether a search or filter is active, so that an empty list means that nothing matches. */
export function isNarrowed({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}

/** Returns the filters that the user has chosen, without those that the page fixes. */
export function chosenFilters(
  filters: ListState['filters'],
  fixed: Readonly<Record<string, string>> = {},
): ListState['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => fixed[name] === undefined));
}

/** Returns a query as a saved view stores it and opens it on this page: without the filters that the page fixes. */
export function viewHere(
  shape: ResourceShape,
  query: string,
  fixed?: Readonly<Record<string, string>>,
): string {
  const state = readAddress(shape, new URLSearchParams(query));
  return listAddress(shape, { ...state, filters: chosenFilters(state.filters, fixed) }).toString();
}

/** Returns the address of this page showing a query in its list. The tab, and the board if it is shown, stay. */
export function addressWith(now: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(query);
  keepBeside(now, next);
  if (now.get('view') === 'board') next.set('view', 'board');
  return next;
}

/** Whether an address asks for no particular records, so that the list may open with a saved view. */
export function isPlain(shape: ResourceShape, address: URLSearchParams): boolean {
  return pageAddress(shape, readAddress(shape, address)).size === 0;
}

/** Parameters of the screen that a list's address keeps: its tab, and what a sheet shows. */
const besideList = ['tab', 'part', 'lang'];

/** Copies the parameters that belong to the screen instead of its list. */
export function keepBeside(before: URLSearchParams, next: URLSearchParams): void {
  for (const name of besideList) {
    const value = before.get(name);
    if (value !== null) next.set(name, value);
  }
}

/** Whether the list shows the whole of one order, so that records can be moved in it. */
export function canBeOrdered({ isOrdered, orderedWithin }: ResourceShape, state: ListState): boolean {
  const { q, sort, isBin, filters } = state;
  const narrowing = Object.keys(filters);
  const isWhole =
    orderedWithin === undefined
      ? narrowing.length === 0
      : narrowing.length === 1 && narrowing[0] === orderedWithin;
  return isOrdered === true && isWhole && sort === 'position' && !isBin && q === '';
}
