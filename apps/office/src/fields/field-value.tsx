import { useLocale } from '@ayrac/browser/locale.ts';
import type { Field } from '@ayrac/domain/field.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldWords } from '#office/resource/declaration.ts';
import './field-value.css';

interface FieldValueProps {
  /** Absent for what every record has beside its fields: its instants. */
  readonly field: Field | undefined;
  readonly words: FieldWords | undefined;
  readonly value: unknown;
}

/** A value as it is read: in a column, in the history, where two versions stand beside each other. */
export function FieldValue({ field, words, value }: FieldValueProps) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  if (value === null || value === undefined || value === '') {
    return <span className="text-ink-faint">{resource.none}</span>;
  }
  if (typeof value === 'boolean') return <SwitchValue isOn={value} />;
  return textOf(field, words, value, locale);
}

function SwitchValue({ isOn }: { readonly isOn: boolean }) {
  const { resource } = useOfficePhrases();
  return (
    <span className={classes('switch-value', isOn && 'switch-value-on')}>
      <Icon name={isOn ? 'check' : 'minus'} size="small" />
      {isOn ? resource.yes : resource.no}
    </span>
  );
}

function textOf(field: Field | undefined, words: FieldWords | undefined, value: unknown, locale: Locale) {
  if (field === undefined) return formatDateTime(String(value), locale);
  if (field.kind === 'whole' && typeof value === 'number') return formatCount(value, locale);
  return field.kind === 'choice' ? (words?.choices?.[String(value)] ?? String(value)) : String(value);
}
