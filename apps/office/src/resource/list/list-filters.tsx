import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { filtersOf } from '@ayrac/contract/office/resource.ts';
import { ChipButton } from '@ayrac/kit/chip.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useId, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { chosenFilters, type PageState } from '../address.ts';
import type { ChangePage } from '../change-page.ts';
import { useResource } from '../resource-context.tsx';
import { ListFilter } from './list-filter.tsx';
import type { FilterChange } from './list-filter-props.ts';
import './list-filters.css';

interface ListFiltersProps {
  readonly state: PageState;
  readonly change: ChangePage;
}

interface FiltersButtonProps {
  readonly state: PageState;
  readonly open: boolean;
  /** Id of the filters. */
  readonly controls: string;
  readonly onPress: (open: boolean) => void;
}

/** Toggles the filters where they do not fit beside the list, and shows the number of those that the user has chosen. */
export function FiltersButton({ state, open, controls, onPress }: FiltersButtonProps) {
  const { resource } = useOfficePhrases();
  const { fixed, beyondList = (filters) => filters } = useResource().declaration;
  const held = heldFilters(beyondList(chosenFilters(state.filters, fixed))).size + Number(state.isBin);
  return (
    <button
      type="button"
      className="button button-secondary button-small list-filters-button"
      aria-expanded={open}
      aria-controls={controls}
      aria-label={held === 0 ? resource.filters : resource.filtersHeld({ count: String(held) })}
      data-set={held > 0}
      onClick={() => onPress(!open)}
    >
      <Icon name="sliders-horizontal" />
      {held > 0 && <span aria-hidden="true">{held}</span>}
    </button>
  );
}

interface OpenFiltersProps extends ListFiltersProps {
  readonly id: string;
  /** Whether the filters are shown in a narrow list. */
  readonly isOpen: boolean;
}

/**
 * Filters of a list: one control per filter of the resource, and the bin if there is one. Rarely used filters are
 * behind a button that shows how many of them are set.
 */
export function ListFilters({ id, isOpen, state, change }: OpenFiltersProps) {
  const { declaration, noun } = useResource();
  const { shape, rareFilters = [] } = declaration;
  const { resource } = useOfficePhrases();
  const rareId = useId();
  const [hasRare, setHasRare] = useState<boolean | null>(null);
  // From the current filters, because two changes may follow each other before a render.
  const set = (changed: FilterChange) =>
    change(({ filters }) => {
      const values = typeof changed === 'function' ? changed(filters) : changed;
      const next = Object.entries({ ...filters, ...values }).filter(([, value]) => value !== '');
      return { filters: Object.fromEntries(next) };
    });
  const offered = filtersOf(shape)
    .filter(([name]) => declaration.fixed?.[name] === undefined)
    .filter(([name]) => state.view === 'list' || name !== declaration.boardField);
  const controlOf = ([name, field]: (typeof offered)[number]) => (
    <ListFilter
      key={name}
      name={name}
      field={field}
      words={noun.fields[name] ?? { label: instantLabel(name, resource), hint: '' }}
      values={state.filters}
      onChange={set}
    />
  );
  const rare = offered.filter(([name]) => rareFilters.includes(name));
  const held = heldFilters(state.filters);
  const heldRare = rare.filter(([name]) => held.has(name)).length;
  // Rare filters that are set are visible until the user hides them.
  const isRareOpen = hasRare ?? heldRare > 0;
  return (
    <div className="list-filters" id={id} data-open={isOpen}>
      {offered.filter((one) => !rare.includes(one)).map(controlOf)}
      {hasCall(shape, 'restore') && (
        <ChipButton icon="trash-2" pressed={state.isBin} onPress={() => change({ isBin: !state.isBin })}>
          {resource.bin}
        </ChipButton>
      )}
      {rare.length > 0 && (
        <>
          <button
            type="button"
            className="button button-ghost button-small list-rare-button"
            data-set={heldRare > 0}
            aria-expanded={isRareOpen}
            aria-controls={rareId}
            onClick={() => setHasRare(!isRareOpen)}
          >
            {heldRare === 0 ? resource.moreFilters : resource.moreFiltersHeld({ count: String(heldRare) })}
            <Icon name="chevron-down" size="small" />
          </button>
          <div className="list-rare" id={rareId} data-open={isRareOpen}>
            {rare.map(controlOf)}
          </div>
        </>
      )}
    </div>
  );
}

/** Returns the names of the filters that are set. A range counts as one, whichever of its ends is set. */
function heldFilters(filters: PageState['filters']): ReadonlySet<string> {
  return new Set(Object.keys(filters).map((name) => name.replace(/(?:From|To)$/, '')));
}

function instantLabel(
  name: string,
  words: { readonly createdAt: string; readonly updatedAt: string },
): string {
  return name === 'createdAt' ? words.createdAt : words.updatedAt;
}

/** Select for the order, where there are no column headers. */
export function ListSort({ state, change }: ListFiltersProps) {
  const { declaration, noun } = useResource();
  const { shape } = declaration;
  const { resource } = useOfficePhrases();
  const labelOf = (name: string) => {
    if (shape.isOrdered && name === 'position') return resource.ownOrder;
    return noun.fields[name]?.label ?? instantLabel(name, resource);
  };
  return (
    <div className="field-box list-select list-sort">
      <select
        className="field-control"
        aria-label={resource.sort}
        value={state.sort}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
      >
        {shape.sortable.flatMap((name) => [
          <option key={name} value={name}>
            {resource.sortedUp({ label: labelOf(name) })}
          </option>,
          <option key={`-${name}`} value={`-${name}`}>
            {resource.sortedDown({ label: labelOf(name) })}
          </option>,
        ])}
      </select>
      <Icon name="chevron-down" size="small" />
    </div>
  );
}
