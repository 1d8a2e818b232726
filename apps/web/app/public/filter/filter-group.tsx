import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { ChoiceFacet, Facet, RangeFacet } from '@ayrac/contract/filter.ts';
import { addressValue, filterParameters, rangeFieldNames } from '@ayrac/domain/filter/filter-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { FieldError } from '@ayrac/kit/form/field-error.tsx';
import { useId } from 'react';
import { useFilterWords } from './use-filter-words.ts';

/** Number of filters that are open at first. Others are only open if they have a selected value. */
const OPEN_AT_FIRST = 6;

interface FilterGroupProps {
  readonly facet: Facet;
  readonly place: number;
  /** Names of fields whose text is not a number. */
  readonly unreadable: readonly string[];
}

/** One filter of a list. */
export function FilterGroup({ facet, place, unreadable }: FilterGroupProps) {
  const { words } = useFilterWords();
  const isChosen =
    facet.kind === 'range'
      ? facet.from !== null || facet.to !== null
      : facet.values.some((value) => value.isChosen);
  const name = words.names[facet.name];
  return (
    <Disclosure summary={name} reveal={place < OPEN_AT_FIRST || isChosen}>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {facet.kind === 'range' ? (
          <RangeFields facet={facet} unreadable={unreadable} />
        ) : (
          <Choices facet={facet} />
        )}
      </fieldset>
    </Disclosure>
  );
}

/** Values of a filter. One without campaigns is pale. */
function Choices({ facet: { name, values } }: { readonly facet: ChoiceFacet }) {
  const { list } = usePhrases();
  const { valueLabel } = useFilterWords();
  const locale = useLocale();
  return (
    <ul className="filter-values">
      {values.map((value) => {
        const count = formatCount(value.campaigns, locale);
        return (
          <li key={value.value}>
            <label className="filter-value" data-empty={value.campaigns === 0 || undefined}>
              <input
                type="checkbox"
                name={filterParameters[name]}
                value={addressValue(name, value.value)}
                defaultChecked={value.isChosen}
                // A single text: browsers insert a space before the comma between parts of a row.
                aria-label={`${valueLabel(name, value)}, ${list.campaigns({ count })}`}
                className="choice-box"
              />
              <span className="filter-value-name">{valueLabel(name, value)}</span>
              <span className="chip-count" aria-hidden="true">
                {count}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

interface RangeFieldsProps extends Pick<FilterGroupProps, 'unreadable'> {
  readonly facet: RangeFacet;
}

function RangeFields({ facet, unreadable }: RangeFieldsProps) {
  const { words } = useFilterWords();
  const locale = useLocale();
  const { name, lowest, highest, from, to } = facet;
  const errorId = useId();
  const fields = rangeFieldNames(name);
  // A year is written without a thousands separator.
  const figure = (value: number | null) =>
    value === null ? '' : name === 'modelYear' ? String(value) : formatCount(value, locale);
  const ends = [
    { label: words.lowest, name: fields.from, value: from, bound: lowest },
    { label: words.highest, name: fields.to, value: to, bound: highest },
  ];
  const isWrong = (end: string) => unreadable.includes(end);
  return (
    <>
      <div className="filter-range">
        {ends.map((end) => (
          <label key={end.name} className="field">
            <span className="field-label">{end.label}</span>
            <span className="field-box">
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={16}
                name={end.name}
                defaultValue={figure(end.value)}
                placeholder={figure(end.bound)}
                className="field-control"
                aria-invalid={isWrong(end.name) || undefined}
                aria-describedby={isWrong(end.name) ? errorId : undefined}
              />
            </span>
          </label>
        ))}
      </div>
      <div role="alert">
        <FieldError id={errorId}>{ends.some((end) => isWrong(end.name)) && words.unreadable}</FieldError>
      </div>
    </>
  );
}
