import { useLocale } from '@ayrac/browser/locale.ts';
import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { repeatedFields } from '@ayrac/domain/import/column-mapping.ts';
import {
  fixedFields,
  importFields,
  isNumberField,
  KEY_COLUMN,
  neededFields,
  newRecordFields,
} from '@ayrac/domain/import/import-fields.ts';
import { numberStyles } from '@ayrac/domain/import/number-style.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { FixedValues } from './fixed-values.tsx';
import { isUndecided } from './undecided-column.ts';

interface ColumnMappingProps {
  readonly run: ImportDetail;
  readonly isBusy: boolean;
  readonly onCheck: (body: {
    columns: { field: string | null; numbers: 'comma' | 'point' | null }[];
    fixed: Record<string, string>;
    stopsAtRefused: boolean;
  }) => void;
}

/** Maps the columns of a file to fields, beside the first values of each. */
export function ColumnMapping({ run, isBusy, onCheck }: ColumnMappingProps) {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  const mapping = useFocusOnHeading<HTMLDivElement>();
  const [columns, setColumns] = useState(() => run.columns.map(({ field, numbers }) => ({ field, numbers })));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(run.fixed);
  const [stopsAtRefused, setStopsAtRefused] = useState(run.stopsAtRefused);
  const names: Readonly<Record<string, string>> = words.fields[run.kind];
  const named = columns.flatMap(({ field }) => field ?? []);
  const labelsOf = (fields: readonly string[]) => fields.map((field) => names[field] ?? field).join(', ');
  const open = fixedFields[run.kind].filter((field) => !named.includes(field));
  const fixed = Object.fromEntries(open.map((field) => [field, typed[field]?.trim() ?? '']));
  const isLeftOut = (field: string) => !named.includes(field) && !fixed[field];
  const missing = neededFields[run.kind].filter(isLeftOut);
  const missingForNew = newRecordFields[run.kind]?.filter(isLeftOut) ?? [];
  const repeated = repeatedFields(columns);
  const set = (place: number, part: Partial<Mapped>) =>
    setColumns(columns.map((column, at) => (at === place ? { ...column, ...part } : column)));
  // Columns keep their group while they are mapped.
  const undecided = run.columns.flatMap((column, place) => (isUndecided(column) ? place : []));
  const ready = [...run.columns.keys()].filter((place) => !undecided.includes(place));
  const titleOf = (place: number) =>
    run.columns[place]?.title || words.mapping.unnamed({ number: formatCount(place + 1, locale) });
  const pairOf = (place: number) => {
    const [title, name] = [titleOf(place), names[columns[place]?.field ?? ''] ?? words.mapping.none];
    return title === name ? name : `${title} → ${name}`;
  };
  const listOf = (shown: readonly number[]) => (
    <ul className="import-columns">
      {shown.map((place) => {
        const read = run.columns[place];
        const mapped = columns[place];
        return (
          read &&
          mapped && (
            <MappedColumn
              key={place}
              kind={run.kind}
              title={titleOf(place)}
              read={read}
              mapped={mapped}
              onChange={(part) => set(place, part)}
            />
          )
        );
      })}
    </ul>
  );
  return (
    <div className="import-mapping" ref={mapping}>
      <h2>{words.mapping.title}</h2>
      <p className="import-remark">{words.mapping.text}</p>
      {undecided.length > 0 && (
        <section className="import-group">
          <h3>{words.mapping.undecided({ count: formatCount(undecided.length, locale) })}</h3>
          {listOf(undecided)}
        </section>
      )}
      {ready.length > 0 && (
        <Disclosure
          summary={
            <>
              {words.mapping.ready({ count: formatCount(ready.length, locale) })}{' '}
              <span className="import-faint">{ready.map(pairOf).join(' · ')}</span>
            </>
          }
          reveal={repeated.length > 0}
        >
          {listOf(ready)}
        </Disclosure>
      )}
      {open.length > 0 && (
        <FixedValues
          kind={run.kind}
          fields={open}
          values={typed}
          onChange={(field, text) => setTyped({ ...typed, [field]: text })}
        />
      )}
      <CheckboxField
        label={words.mapping.stop}
        hint={words.mapping.stopHint}
        checked={stopsAtRefused}
        onChange={({ currentTarget }) => setStopsAtRefused(currentTarget.checked)}
      />
      {missing.length > 0 && (
        <Notice
          tone="warning"
          title={(missing.includes(KEY_COLUMN) ? words.mapping.noKey : words.mapping.missing)({
            fields: labelsOf(missing),
          })}
        />
      )}
      {missingForNew.length > 0 && (
        <Notice title={words.mapping.missingForNew({ fields: labelsOf(missingForNew) })}>
          <p>{words.mapping.onlyChanges}</p>
        </Notice>
      )}
      {repeated.length > 0 && (
        <Notice tone="warning" title={words.mapping.repeated({ fields: labelsOf(repeated) })} />
      )}
      <div>
        <Button
          loading={isBusy}
          disabled={missing.length + repeated.length > 0}
          onClick={() => onCheck({ columns, fixed, stopsAtRefused })}
        >
          {words.mapping.check}
        </Button>
      </div>
    </div>
  );
}

type Column = ImportDetail['columns'][number];
type Mapped = Pick<Column, 'field' | 'numbers'>;

interface MappedColumnProps {
  readonly kind: ImportDetail['kind'];
  readonly title: string;
  /** The column as the server read it. */
  readonly read: Column;
  readonly mapped: Mapped;
  readonly onChange: (part: Partial<Mapped>) => void;
}

function MappedColumn({ kind, title: column, read, mapped, onChange }: MappedColumnProps) {
  const { mapping: words, fields } = useOfficePhrases().imports;
  const names: Readonly<Record<string, string>> = fields[kind];
  const { field, numbers } = mapped;
  return (
    <li className="import-column">
      <div>
        <p className="import-column-title">{column}</p>
        <p className="import-faint">{read.sample.join(' · ') || words.empty}</p>
      </div>
      <SelectField
        label={words.fieldOf({ column })}
        value={field ?? ''}
        placeholder={words.none}
        options={importFields[kind].map((value) => ({ value, label: names[value] ?? value }))}
        onChange={({ currentTarget }) => onChange({ field: currentTarget.value || null })}
      />
      {field !== null && isNumberField(kind, field) && (
        <SelectField
          label={words.numbersOf({ column })}
          hint={read.isUnclear && numbers === null ? words.numbersUnclear : undefined}
          value={numbers ?? ''}
          placeholder={words.styles.auto}
          options={numberStyles.map((value) => ({ value, label: words.styles[value] }))}
          onChange={({ currentTarget }) =>
            onChange({ numbers: numberStyles.find((one) => one === currentTarget.value) ?? null })
          }
        />
      )}
    </li>
  );
}
