import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ListFilterProps } from './list-filter-props.ts';
import { matchingChoices } from './matching-choices.ts';

/** Most choices that are found without a search. More of them are sorted by their names. */
const MOST_AT_A_GLANCE = 12;

/** Filter with several choices. The button shows the selected ones. */
export function ChoicesFilter({ name, field, words, values, onChange }: ListFilterProps) {
  const { resource } = useOfficePhrases();
  const [query, setQuery] = useState('');
  const { label } = words;
  if (field?.kind !== 'choice') return null;
  const chosenIn = (all: ListFilterProps['values']) => all[name]?.split(',') ?? [];
  const chosen = chosenIn(values);
  const wordsOf = (value: string) => words.choices?.[value] ?? value;
  const isLong = field.choices.length > MOST_AT_A_GLANCE;
  const offered = isLong
    ? sortByTurkish(matchingChoices(field.choices, wordsOf, query), wordsOf)
    : field.choices;
  const toggle = (value: string) =>
    onChange((now) => {
      const before = chosenIn(now);
      const next = field.choices.filter((one) => (one === value) !== before.includes(one));
      return { [name]: next.join(',') };
    });
  const shown =
    chosen.length === 0
      ? resource.anyValue({ label })
      : resource.filterValue({ label, value: chosen.map(wordsOf).join(', ') });
  return (
    <div className="list-range" data-set={chosen.length > 0}>
      <Menu
        button={<span>{shown}</span>}
        buttonClass="button button-secondary button-small"
        onClose={() => setQuery('')}
      >
        {isLong && (
          <div className="field-box list-choices-search">
            <span className="field-affix">
              <Icon name="search" />
            </span>
            <input
              type="text"
              className="field-control"
              aria-label={resource.searchChoices({ label })}
              placeholder={resource.searchChoices({ label })}
              autoComplete="off"
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          </div>
        )}
        <fieldset className="list-columns">
          <legend className="sr-only">{label}</legend>
          {offered.map((value) => (
            <CheckboxField
              key={value}
              label={wordsOf(value)}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </fieldset>
        {isLong && (
          <p className="record-remark list-choices-none" role="status">
            {offered.length === 0 ? resource.noChoice : ''}
          </p>
        )}
      </Menu>
    </div>
  );
}
