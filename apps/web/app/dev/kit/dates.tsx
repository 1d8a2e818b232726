import { useLocale } from '@ayrac/browser/locale.ts';
import { monthNames, readWholeDate } from '@ayrac/domain/person/birthday-parts.ts';
import { DateField, type DateValue } from '@ayrac/kit/form/date-field.tsx';
import { useState } from 'react';
import { Specimen } from './specimen.tsx';

const words = { day: 'Gün', month: 'Ay', year: 'Yıl', chooseMonth: 'Seçin' };
const nothing = { day: '', month: '', year: '' };
const birthday = { day: '17', month: '05', year: '1990' };

/** States of a date field: empty, filled, partly or wholly wrong, and disabled. */
const states = [
  { label: 'Doğum tarihi', value: nothing, hint: 'Örneğin 17 Mayıs 1990', note: 'isteğe bağlı' },
  { label: 'Doğum tarihi', value: birthday },
  {
    label: 'Doğum tarihi',
    value: { ...birthday, month: '' },
    wrong: ['month'],
    error: 'Doğduğunuz ayı da seçin',
  },
  {
    label: 'Doğum tarihi',
    value: { ...birthday, year: '2040' },
    wrong: ['day', 'month', 'year'],
    error: 'Bugünden sonra olamaz',
  },
  { label: 'Üyelik tarihi', value: birthday, disabled: true, note: 'değiştirilemez' },
] as const;

export function Dates() {
  return (
    <Specimen name="Dates">
      <div className="panel grid items-start gap-8 md:grid-cols-2">
        {states.map((state, index) => (
          <One key={String(index)} {...state} />
        ))}
      </div>
    </Specimen>
  );
}

function One({ value: initial, ...state }: (typeof states)[number]) {
  const locale = useLocale();
  const [value, setValue] = useState<DateValue>(initial);
  return (
    <DateField
      {...state}
      value={value}
      onChange={setValue}
      readWhole={readWholeDate}
      words={words}
      months={monthNames(locale)}
    />
  );
}
