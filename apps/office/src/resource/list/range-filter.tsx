import { useLocale } from '@ayrac/browser/locale.ts';
import { decimalText, formatDecimal, readDecimal } from '@ayrac/domain/text/decimal.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { typedDay } from '@ayrac/domain/text/typed-date.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { useState } from 'react';
import { DateField } from '#office/fields/date/date-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ListFilterProps } from './list-filter-props.ts';

interface RangeFilterProps extends ListFilterProps {
  readonly type: 'date' | 'text';
}

const numbers = { least: -1e12, most: 1e12, scale: 6 };

/** Filter by a range of dates or numbers. Either end may be empty. */
export function RangeFilter({ name, field, words: { label }, values, onChange, type }: RangeFilterProps) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const ends = [`${name}From`, `${name}To`] as const;
  const unit = field?.kind === 'decimal' ? field : numbers;
  const shownEnd = (end: string) => {
    const value = values[end];
    if (value === undefined) return '…';
    return type === 'date' ? formatDate(value, locale) : formatDecimal(Number(value), unit, locale);
  };
  const End = type === 'date' ? DayEnd : NumberEnd;
  const words = type === 'date' ? resource.ends.days : resource.ends.numbers;
  const isSet = ends.some((end) => values[end] !== undefined);
  const shown = isSet
    ? resource.filterValue({ label, value: `${shownEnd(ends[0])} – ${shownEnd(ends[1])}` })
    : resource.anyValue({ label });
  return (
    <div className="list-range" data-set={isSet}>
      <Menu button={<span>{shown}</span>} buttonClass="button button-secondary button-small">
        <div className="list-ends">
          {ends.map((end, at) => (
            <End
              key={end}
              label={words[at === 0 ? 'from' : 'to']}
              value={values[end] ?? ''}
              onChange={(value) => onChange({ [end]: value })}
            />
          ))}
          {isSet && (
            <Button variant="ghost" size="small" onClick={() => onChange({ [ends[0]]: '', [ends[1]]: '' })}>
              {resource.anyValue({ label })}
            </Button>
          )}
        </div>
      </Menu>
    </div>
  );
}

interface RangeEndProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Date at one end of the range, applied once it is valid. */
function DayEnd({ label, value, onChange }: RangeEndProps) {
  const { fieldErrors } = useOfficePhrases();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [error, setError] = useState('');
  // A change from outside, such as by the back button, replaces the typed text.
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
    setError('');
  }
  const isDay = (text: string) => text === '' || typedDay(text) !== undefined;
  return (
    <DateField
      label={label}
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        if (isDay(text)) setError('');
        if (isDay(text) && text !== value) onChange(text);
      }}
      onBlur={() => setError(isDay(typed) ? '' : fieldErrors['invalid-date'])}
    />
  );
}

/** Number at one end of the range, applied on blur or Enter. */
function NumberEnd({ label, value, onChange }: RangeEndProps) {
  const { fieldErrors } = useOfficePhrases();
  const locale = useLocale();
  const shown = value === '' ? '' : decimalText(Number(value), numbers.scale, locale);
  const [typed, setTyped] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const [error, setError] = useState('');
  // A change from outside, such as by the back button, replaces the typed text.
  if (shown !== seen) {
    setSeen(shown);
    setTyped(shown);
    setError('');
  }
  const take = () => {
    const text = typed.trim();
    const read = text === '' ? undefined : readDecimal(text, numbers);
    if (read?.kind === 'problem') {
      setError(fieldErrors['not-a-number']);
      return;
    }
    setError('');
    const next = read === undefined ? text : decimalText(read.value, numbers.scale, 'en');
    if (next !== value) onChange(next);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
