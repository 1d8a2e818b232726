import type { ResourceShape } from '@ayrac/contract/office/resource.ts';

/** What a list shows: the part of an address that a saved view keeps and an export repeats. */
export interface ListState {
  readonly q: string;
  /** A field's name, with `-` before it when it descends. */
  readonly sort: string;
  readonly isBin: boolean;
  /** By the name of the field; one that is not filtered by is absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Which part of an opened record is shown. */
export type Pane = 'form' | 'history';

/** All that stands in the address of a page of records. */
export interface PageState extends ListState {
  /** The record beside the list, `new` for one that is being written. */
  readonly open: string | null;
  readonly pane: Pane;
}

/** What a filter of a switch may be. */
export const switchChoices = ['true', 'false'] as const;

/** The values that a filter may have; what else stands in an address is nobody's. */
export function filterChoices(shape: ResourceShape, name: string): readonly string[] {
  const field = shape.fields[name];
  if (field?.kind === 'switch') return switchChoices;
  return field?.kind === 'choice' ? field.choices : [];
}

/** Reads an address; what it does not know or cannot be is as if it were not there. */
export function readAddress(shape: ResourceShape, address: URLSearchParams): PageState {
  const sort = address.get('sort') ?? '';
  const filters: Record<string, string> = {};
  for (const name of shape.filters) {
    const value = address.get(name);
    if (value !== null && filterChoices(shape, name).includes(value)) filters[name] = value;
  }
  return {
    q: address.get('q') ?? '',
    sort: shape.sortable.includes(sort.replace(/^-/, '')) ? sort : shape.defaultSort,
    isBin: address.get('bin') === 'only',
    filters,
    open: address.get('open') || null,
    pane: address.get('pane') === 'history' ? 'history' : 'form',
  };
}

/** The list's part of an address in the one order that it is always written in; what is as by default stays out. */
export function listAddress(shape: ResourceShape, state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  const q = state.q.trim();
  if (q !== '') address.set('q', q);
  if (state.sort !== shape.defaultSort) address.set('sort', state.sort);
  if (state.isBin) address.set('bin', 'only');
  for (const name of shape.filters) {
    const value = state.filters[name];
    if (value !== undefined) address.set(name, value);
  }
  return address;
}

/** The whole address, with the record that is open. */
export function pageAddress(shape: ResourceShape, state: PageState): URLSearchParams {
  const address = listAddress(shape, state);
  if (state.open === null) return address;
  address.set('open', state.open);
  if (state.pane === 'history' && state.open !== 'new') address.set('pane', 'history');
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
