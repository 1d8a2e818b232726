import { findIcons, iconChoices } from '@ayrac/domain/category/icon-choices.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useState } from 'react';
import type { FieldProps } from '#office/fields/field-props.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Icon of a category: the default for its name, or one selected from a searchable list. */
export function IconFormField({ words, error, control }: FieldProps<Field>) {
  const { icons } = useOfficePhrases().categories;
  const [query, setQuery] = useState('');
  const names: Readonly<Record<string, string>> = icons.names;
  const found = new Set(findIcons(query, names));
  return (
    <Fieldset legend={words.label} hint={words.hint} error={error}>
      <div className="icons">
        <label className="icons-own">
          <input type="radio" value="" {...control} />
          {icons.byName}
        </label>
        <div className="field-box icons-search">
          <span className="field-affix">
            <Icon name="search" />
          </span>
          <input
            type="text"
            className="field-control"
            aria-label={icons.search}
            placeholder={icons.search}
            autoComplete="off"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            onKeyDown={(event) => {
              // Enter in the search field must not submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
        <div className="icons-grid">
          {iconChoices.map(({ icon }) => (
            // Icons that do not match stay mounted, so that the selected one stays selected.
            <label key={icon} title={names[icon]} hidden={!found.has(icon)}>
              <input type="radio" value={icon} aria-label={names[icon]} {...control} />
              <Icon name={icon as IconName} />
            </label>
          ))}
        </div>
        <p className="record-remark" role="status">
          {found.size === 0 ? icons.none : ''}
        </p>
      </div>
    </Fieldset>
  );
}
