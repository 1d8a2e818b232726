import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import {
  joinBirthday,
  monthNames,
  readWholeDate,
  splitBirthday,
  validateBirthday,
} from '@ayrac/domain/person/birthday-parts.ts';
import { DateField } from '@ayrac/kit/form/date-field.tsx';
import { type ReactNode, useState } from 'react';
import { useNow } from '#web/page/site.ts';

interface BirthdayFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly note?: string;
  /** `YYYY-MM-DD`, or the parts of it that were typed. */
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onLeave: (value: string) => void;
}

/** Field for a birthday. Its value is one text, even while parts are missing. */
export function BirthdayField({ value, onChange, onLeave, ...texts }: BirthdayFieldProps) {
  const { dateParts: words } = useScreenPhrases('profile');
  const locale = useLocale();
  const now = useNow();
  const [typed, setTyped] = useState(() => splitBirthday(value));
  // Keeps the typed parts, so that "1" is not reformatted before "17" is complete. A value set from outside replaces
  // them.
  const parts = joinBirthday(typed) === value ? typed : splitBirthday(value);
  return (
    <DateField
      {...texts}
      hint={words.hint}
      value={parts}
      words={words}
      months={monthNames(locale)}
      readWhole={readWholeDate}
      wrong={validateBirthday(value, now)?.parts ?? []}
      autoComplete="bday"
      onChange={(next) => {
        setTyped(next);
        onChange(joinBirthday(next));
      }}
      onLeave={() => onLeave(value)}
    />
  );
}
