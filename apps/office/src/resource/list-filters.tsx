import { hasDeed } from '@ayrac/contract/office/resource-deeds.ts';
import { ChipButton } from '@ayrac/kit/chip.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { chosenFilters, type PageState } from './address.ts';
import type { ChangePage } from './change-page.ts';
import { ListFilter } from './list-filter.tsx';
import { useResource } from './resource-context.tsx';

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

/** Toggles the filters where they do not fit beside the list, and shows the number of active ones. */
export function FiltersButton({ state, open, controls, onPress }: FiltersButtonProps) {
  const { resource } = useOfficePhrases();
  const { fixed } = useResource().declaration;
  const chosen = Object.keys(chosenFilters(state.filters, fixed));
  const count = new Set(chosen.map((name) => name.replace(/(?:From|To)$/, ''))).size;
  const held = count + Number(state.isBin);
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

/** Filters of a list: one control for each filter of its shape, and the bin. */
export function ListFilters({ id, isOpen, state, change }: OpenFiltersProps) {
  const { declaration, noun } = useResource();
  const { shape } = declaration;
  const { resource } = useOfficePhrases();
  const set = (values: Readonly<Record<string, string>>) => {
    const next = Object.entries({ ...state.filters, ...values }).filter(([, value]) => value !== '');
    change({ filters: Object.fromEntries(next) });
  };
  return (
    <div className="list-filters" id={id} data-open={isOpen}>
      {shape.filters
        .filter((name) => declaration.fixed?.[name] === undefined)
        .filter((name) => state.view === 'list' || name !== declaration.boardField)
        .map((name) => (
          <ListFilter
            key={name}
            name={name}
            field={shape.fields[name]}
            words={noun.fields[name] ?? { label: instantLabel(name, resource), hint: '' }}
            values={state.filters}
            onChange={set}
          />
        ))}
      {hasDeed(shape, 'restore') && (
        <ChipButton icon="trash-2" pressed={state.isBin} onPress={() => change({ isBin: !state.isBin })}>
          {resource.bin}
        </ChipButton>
      )}
    </div>
  );
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
