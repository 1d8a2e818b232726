import { useLocale } from '@ayrac/browser/locale.ts';
import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import { referencesIn } from '@ayrac/domain/record/record-field.ts';
import { formatDecimal } from '@ayrac/domain/text/decimal.ts';
import { formatCount, formatDate, formatDateTime, noFigure } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { formatWeekdays, weekdaysOf } from '@ayrac/domain/time/weekdays.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Fragment } from 'react';
import type { FieldWords } from '#office/client/words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { isAddress } from './address-parts.ts';
import { AddressText } from './address-text.tsx';
import { useReferenceLabel } from './reference/use-references.ts';
import { isVerbatim } from './verbatim.ts';
import './field-value.css';

interface FieldValueProps {
  /** Absent for the timestamps that every record has. */
  readonly field: Field | undefined;
  readonly words: FieldWords | undefined;
  readonly value: unknown;
  /** Title of the referenced record, if known. */
  readonly label?: string | null | undefined;
}

/** A value for display: in a column, in the history, and in a conflict. */
export function FieldValue(props: FieldValueProps) {
  const { field, value } = props;
  const { resource } = useOfficePhrases();
  if (value === null || value === undefined || value === '') {
    return <span className="no-value">{resource.none}</span>;
  }
  const shown = <FilledValue {...props} />;
  return isVerbatim(field) ? <span translate="no">{shown}</span> : shown;
}

function FilledValue({ field, words, value, label }: FieldValueProps) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  if (typeof value === 'boolean')
    return <SwitchValue isOn={value} isConcern={field?.kind === 'switch' && field.isConcern === true} />;
  if (field?.kind === 'reference') return label ?? <ReferenceLabel to={field.to} id={String(value)} />;
  if (field?.kind === 'references')
    return <ReferenceLabels to={field.to} ids={referencesIn(String(value))} />;
  if (field?.kind === 'picture')
    return (
      <img
        className="picture-value"
        src={pictureAddress(String(value), 80, 'webp')}
        alt={words?.label ?? ''}
      />
    );
  if (field?.kind === 'weekdays') return formatWeekdays(weekdaysOf(String(value)), resource.weekdays.short);
  if (isAddress(field)) return <AddressText address={String(value)} />;
  return textOf(field, words, value, locale);
}

function ReferenceLabel({ to, id }: { readonly to: string; readonly id: string }) {
  return useReferenceLabel(to, id);
}

function ReferenceLabels({ to, ids }: { readonly to: string; readonly ids: readonly string[] }) {
  return ids.map((id, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <ReferenceLabel to={to} id={id} />
    </Fragment>
  ));
}

function SwitchValue({ isOn, isConcern }: { readonly isOn: boolean; readonly isConcern: boolean }) {
  const { resource } = useOfficePhrases();
  return (
    <span
      className={classes('switch-value', isOn && (isConcern ? 'switch-value-concern' : 'switch-value-on'))}
    >
      <Icon name={isOn ? (isConcern ? 'triangle-alert' : 'check') : 'minus'} size="small" />
      {isOn ? resource.yes : resource.no}
    </span>
  );
}

function textOf(field: Field | undefined, words: FieldWords | undefined, value: unknown, locale: Locale) {
  if (field === undefined) return formatDateTime(String(value), locale);
  if (field.kind === 'decimal' && typeof value === 'number') return formatDecimal(value, field, locale);
  if (field.kind === 'moment') return formatDateTime(String(value), locale);
  if (field.kind === 'day') return dayOrMask(String(value), locale);
  if (field.kind === 'whole' && typeof value === 'number') return formatCount(value, locale);
  return words?.choices?.[String(value)] ?? String(value);
}

/** A masked date of birth is shown as it is. */
function dayOrMask(text: string, locale: Locale): string {
  const shown = formatDate(text, locale);
  return shown === noFigure ? text : shown;
}
