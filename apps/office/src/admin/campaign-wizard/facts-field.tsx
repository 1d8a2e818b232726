import { mostFacts } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import { factsOf, type TypedFact } from './draft-values.ts';
import { FieldRemarks } from './field-remarks.tsx';
import { useWizard } from './wizard-context.ts';

const columns = ['label', 'value', 'labelEn', 'valueEn'] as const;
const emptyFact: TypedFact = { key: '', label: '', value: '', labelEn: '', valueEn: '' };

/** The table of facts: a label and a value in both languages per row, in the order of the page. */
export function FactsField() {
  const { campaignWizard: words } = useOfficePhrases();
  const { facts: own } = words;
  const { auto, isClosed } = useWizard();
  const { field } = useController({ name: 'facts', control: auto.form.control });
  const list = useRef<HTMLOListElement>(null);
  const rows = factsOf(field.value);
  const error = auto.form.formState.errors.facts?.message;
  const write = (next: readonly TypedFact[]) => field.onChange(JSON.stringify(next));
  const change = (place: number, part: Partial<TypedFact>) =>
    write(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row !== undefined) write(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };
  const focusRow = (place: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[place * columns.length]?.focus());
  const labels: Readonly<Record<(typeof columns)[number], string>> = {
    label: own.name,
    value: own.value,
    labelEn: words.english({ label: own.name }),
    valueEn: words.english({ label: own.value }),
  };
  return (
    <section className="wizard-part" id="draft-facts" tabIndex={-1} aria-labelledby="facts-title">
      <div>
        <h3 id="facts-title">{words.parts.facts}</h3>
        <p className="field-hint">{words.parts.factsHint}</p>
      </div>
      {error !== undefined && <p className="wizard-odd">{own.half}</p>}
      <FieldRemarks name="facts" />
      {rows.length === 0 && <p className="text-ink-faint">{own.empty}</p>}
      <ol className="facts-rows" ref={list}>
        {rows.map((row, at) => {
          const place = String(at + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its whole state is in the form.
            <li key={at} className="facts-row" aria-label={own.row({ place })}>
              <div className="facts-texts">
                {columns.map((column) => (
                  <TextField
                    key={column}
                    label={labels[column]}
                    value={row[column]}
                    disabled={isClosed}
                    autoComplete="off"
                    onChange={({ target }) => change(at, { [column]: target.value })}
                  />
                ))}
              </div>
              <div className="facts-actions">
                <IconButton
                  icon="arrow-up"
                  label={own.up({ place })}
                  disabled={isClosed || at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={own.down({ place })}
                  disabled={isClosed || at === rows.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon="trash-2"
                  label={own.remove({ place })}
                  disabled={isClosed}
                  onClick={() => write(rows.toSpliced(at, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        {rows.length < mostFacts ? (
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            disabled={isClosed}
            onClick={() => {
              write([...rows, emptyFact]);
              focusRow(rows.length);
            }}
          >
            {own.add}
          </Button>
        ) : (
          <p className="field-hint">{own.full({ most: String(mostFacts) })}</p>
        )}
      </div>
    </section>
  );
}
