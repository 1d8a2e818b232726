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
import { CheckboxField } from '@ayrac/kit/choice-field.tsx';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FixedValues } from './fixed-values.tsx';

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
  const set = (place: number, part: Partial<(typeof columns)[number]>) =>
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
        const { sample = [], isUnclear = false } = run.columns[place] ?? {};
        const { field = null, numbers = null } = columns[place] ?? {};
        const column = titleOf(place);
        return (
          <li key={place} className="import-column">
            <div>
              <p className="import-column-title">{column}</p>
              <p className="import-faint">{sample.join(' · ') || words.mapping.empty}</p>
            </div>
            <SelectField
              label={words.mapping.fieldOf({ column })}
              value={field ?? ''}
              placeholder={words.mapping.none}
              options={importFields[run.kind].map((value) => ({ value, label: names[value] ?? value }))}
              onChange={({ currentTarget }) => set(place, { field: currentTarget.value || null })}
            />
            {field !== null && isNumberField(run.kind, field) && (
              <SelectField
                label={words.mapping.numbersOf({ column })}
                hint={isUnclear && numbers === null ? words.mapping.numbersUnclear : undefined}
                value={numbers ?? ''}
                placeholder={words.mapping.styles.auto}
                options={numberStyles.map((value) => ({ value, label: words.mapping.styles[value] }))}
                onChange={({ currentTarget }) =>
                  set(place, { numbers: numberStyles.find((one) => one === currentTarget.value) ?? null })
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="import-mapping">
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

/** Whether an editor must decide about a column: its values have no field, or its numbers are ambiguous. */
function isUndecided({ field, sample, isUnclear, numbers }: ImportDetail['columns'][number]): boolean {
  return field === null ? sample.length > 0 : isUnclear && numbers === null;
}
