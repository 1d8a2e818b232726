import { filterKindOf } from '@ayrac/domain/record-filter.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ListFilterProps } from './list-filter-props.ts';
import { RangeFilter } from './range-filter.tsx';

/** Control that filters a list by one of its fields. */
export function ListFilter(props: ListFilterProps) {
  const { resource } = useOfficePhrases();
  const { name, field, words, values, onChange } = props;
  switch (filterKindOf(name, field)) {
    case 'switch':
      return <SwitchFilter {...props} />;
    case 'choices':
      return <ChoicesFilter {...props} />;
    case 'days':
      return <RangeFilter {...props} type="date" />;
    case 'numbers':
      return <RangeFilter {...props} type="text" />;
    default:
      return field?.kind === 'reference' ? (
        <div className="list-reference" data-set={values[name] !== undefined}>
          <ReferencePicker
            to={field.to}
            label={words.label}
            placeholder={resource.anyValue({ label: words.label })}
            value={values[name] ?? ''}
            onChange={(id) => onChange({ [name]: id })}
          />
        </div>
      ) : null;
  }
}

function SwitchFilter({ name, words: { label }, values, onChange }: ListFilterProps) {
  const { resource } = useOfficePhrases();
  return (
    <div className="field-box list-select" data-set={values[name] !== undefined}>
      <select
        className="field-control"
        aria-label={label}
        value={values[name] ?? ''}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      >
        <option value="">{resource.anyValue({ label })}</option>
        <option value="true">{resource.filterValue({ label, value: resource.yes })}</option>
        <option value="false">{resource.filterValue({ label, value: resource.no })}</option>
      </select>
      <Icon name="chevron-down" size="small" />
    </div>
  );
}

/** Filter with several choices. The button shows the selected ones. */
function ChoicesFilter({ name, field, words, values, onChange }: ListFilterProps) {
  const { resource } = useOfficePhrases();
  const { label } = words;
  if (field?.kind !== 'choice') return null;
  const chosenIn = (all: ListFilterProps['values']) => all[name]?.split(',') ?? [];
  const chosen = chosenIn(values);
  const wordsOf = (value: string) => words.choices?.[value] ?? value;
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
      <Menu button={<span>{shown}</span>} buttonClass="button button-secondary button-small">
        <fieldset className="list-columns">
          <legend className="sr-only">{label}</legend>
          {field.choices.map((value) => (
            <CheckboxField
              key={value}
              label={wordsOf(value)}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </fieldset>
      </Menu>
    </div>
  );
}
