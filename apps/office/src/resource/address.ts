import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { type FilterParameter, filterParameters, isFilterValue } from '@ayrac/domain/record-filter.ts';

/** What a list shows: the part of an address that a saved view keeps and an export repeats. */
export interface ListState {
  readonly q: string;
  /** A field's name, with `-` before it when it descends. */
  readonly sort: string;
  readonly isBin: boolean;
  /** By the name of the parameter; what nothing is narrowed by is absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Which part of an opened record is shown: `form`, `history`, or a tab of the page's own. */
export type Pane = string;

/** All that stands in the address of a page of records. */
export interface PageState extends ListState {
  /** How the records are laid out, where their page knows a second way. */
  readonly view: 'list' | 'board';
  /** The record beside the list, `new` for one that is being written. */
  readonly open: string | null;
  readonly pane: Pane;
}

/** The parameters of all filters, in the one order that they are always written in. */
function filterParametersOf(shape: ResourceShape): readonly FilterParameter[] {
  return shape.filters.flatMap((name) => filterParameters(name, shape.fields[name]));
}

/** Reads an address; what it does not know or cannot be is as if it were not there. */
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

/** The list's part of an address in the one order that it is always written in; what is as by default stays out. */
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

/** The whole address, with the record that is open. */
export function pageAddress(shape: ResourceShape, state: PageState): URLSearchParams {
  const address = listAddress(shape, state);
  if (state.view === 'board') address.set('view', 'board');
  if (state.open === null) return address;
  address.set('open', state.open);
  if (state.pane !== 'form' && state.open !== 'new') address.set('pane', state.pane);
  return address;
}

/** The sort that a press on a column's head leads to: up, then down, then as the list is by default. */
export function nextSort(shape: ResourceShape, sort: string, name: string): string {
  if (sort === name) return `-${name}`;
  return sort === `-${name}` && name !== shape.defaultSort ? shape.defaultSort : name;
}

/** Whether anything narrows the list, so that finding nothing means that nothing matches. */
export function isNarrowed({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}

/** The filters that somebody chose: those that a page fixes are none of them. */
export function chosenFilters(
  filters: ListState['filters'],
  fixed: Readonly<Record<string, string>> = {},
): ListState['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => fixed[name] === undefined));
}

/** Whether the list shows all of one order, so that a record can be put elsewhere in it. */
export function canBeOrdered({ isOrdered, orderedWithin }: ResourceShape, state: ListState): boolean {
  const { q, sort, isBin, filters } = state;
  const narrowing = Object.keys(filters);
  const isWhole =
    orderedWithin === undefined
      ? narrowing.length === 0
      : narrowing.length === 1 && narrowing[0] === orderedWithin;
  return isOrdered === true && isWhole && sort === 'position' && !isBin && q === '';
}
