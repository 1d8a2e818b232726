import { hasDeed } from '@ayrac/contract/office/resource-deeds.ts';
import { ChipButton } from '@ayrac/kit/chip.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ListState } from './address.ts';
import { ListFilter } from './list-filter.tsx';
import { useResource } from './resource-context.tsx';
import type { ChangePage } from './use-page-state.ts';

interface ListFiltersProps {
  readonly state: ListState;
  readonly change: ChangePage;
}

/** What narrows the list: one control for each filter that its shape has, and the bin where there is one. */
export function ListFilters({ state, change }: ListFiltersProps) {
  const { declaration, noun } = useResource();
  const { shape } = declaration;
  const { resource } = useOfficePhrases();
  const set = (values: Readonly<Record<string, string>>) => {
    const next = Object.entries({ ...state.filters, ...values }).filter(([, value]) => value !== '');
    change({ filters: Object.fromEntries(next) });
  };
  return (
    <>
      {shape.filters
        .filter((name) => declaration.fixed?.[name] === undefined)
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
    </>
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
      <Icon name="chevron-down" />
    </div>
  );
}
