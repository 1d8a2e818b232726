import { ChipButton } from '@ayrac/kit/chip.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { filterChoices, type ListState } from './address.ts';
import { useResource } from './resource-context.tsx';
import type { ChangePage } from './use-page-state.ts';

interface ListFiltersProps {
  readonly state: ListState;
  readonly change: ChangePage;
}

export function ListFilters({ state, change }: ListFiltersProps) {
  const { declaration, noun } = useResource();
  const { shape } = declaration;
  const { resource } = useOfficePhrases();

  const setFilter = (name: string, value: string) => {
    const { [name]: _, ...others } = state.filters;
    change({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  const valueWords = (name: string, value: string) => {
    if (shape.fields[name]?.kind === 'switch') return value === 'true' ? resource.yes : resource.no;
    return noun.fields[name]?.choices?.[value] ?? value;
  };

  return (
    <>
      {shape.filters.map((name) => {
        const label = noun.fields[name]?.label ?? name;
        return (
          <div key={name} className="field-box list-select" data-set={state.filters[name] !== undefined}>
            <select
              className="field-control"
              aria-label={label}
              value={state.filters[name] ?? ''}
              onChange={({ currentTarget }) => setFilter(name, currentTarget.value)}
            >
              <option value="">{resource.anyValue({ label })}</option>
              {filterChoices(shape, name).map((value) => (
                <option key={value} value={value}>
                  {resource.filterValue({ label, value: valueWords(name, value) })}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        );
      })}
      <ChipButton icon="trash-2" pressed={state.isBin} onPress={() => change({ isBin: !state.isBin })}>
        {resource.bin}
      </ChipButton>
    </>
  );
}

/** The order, where there is no head of columns to press. */
export function ListSort({ state, change }: ListFiltersProps) {
  const { declaration, noun } = useResource();
  const { shape } = declaration;
  const { resource } = useOfficePhrases();
  const labelOf = (name: string) => {
    if (shape.isOrdered && name === 'position') return resource.ownOrder;
    return noun.fields[name]?.label ?? (name === 'createdAt' ? resource.createdAt : resource.updatedAt);
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
      <Icon name="chevron-down" />
    </div>
  );
}
