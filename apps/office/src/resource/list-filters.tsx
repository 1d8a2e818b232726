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
  /** The id of the filters. */
  readonly controls: string;
  readonly onPress: (open: boolean) => void;
}

/** Shows the filters where there is no room for them beside the list, and says how many of them hold. */
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
  /** Whether they are shown where they have no room of their own. */
  readonly isOpen: boolean;
}

/** What narrows the list: one control for each filter that its shape has, and the bin where there is one. */
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

/** The order, where there is no head of columns to press. */
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
