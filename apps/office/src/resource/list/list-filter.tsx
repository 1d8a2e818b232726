import { filterKindOf } from '@ayrac/domain/record/record-filter.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ChoicesFilter } from './choices-filter.tsx';
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
            prefix={resource.filterPrefix({ label: words.label })}
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
