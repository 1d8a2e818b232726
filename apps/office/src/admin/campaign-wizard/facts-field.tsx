import { mostFacts } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
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
  const part = useRef<HTMLElement>(null);
  const rows = factsOf(field.value);
  const error = auto.form.formState.errors.facts?.message;
  const write = (next: readonly TypedFact[]) => field.onChange(JSON.stringify(next));

  /** Writes the rows, renders them, and focuses the first of these controls of a row that can be used. */
  const rewrite = (next: readonly TypedFact[], place: number, ...controls: readonly string[]) => {
    flushSync(() => write(next));
    const row = part.current?.querySelectorAll('.facts-row')[place];
    const found = controls.map((one) => row?.querySelector<HTMLElement>(`${one}:enabled`));
    (found.find(Boolean) ?? part.current)?.focus();
  };
  const move = (row: TypedFact, from: number, by: 1 | -1) => {
    const next = rows.toSpliced(from, 1).toSpliced(from + by, 0, row);
    rewrite(next, from + by, `[data-by="${by}"]`, '[data-by]');
  };
  const remove = (place: number) =>
    rewrite(rows.toSpliced(place, 1), Math.min(place, rows.length - 2), 'input');
  const add = () => rewrite([...rows, emptyFact], rows.length, 'input');
  return (
    <section className="wizard-part" id="draft-facts" tabIndex={-1} aria-labelledby="facts-title" ref={part}>
      <div>
        <h3 id="facts-title">{words.parts.facts}</h3>
        <p className="field-hint">{words.parts.factsHint}</p>
      </div>
      {error !== undefined && <p className="wizard-odd">{own.half}</p>}
      <FieldRemarks name="facts" />
      {rows.length === 0 && <p className="text-ink-faint">{own.empty}</p>}
      <ol className="facts-rows">
        {rows.map((row, at) => (
          <FactRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its whole state is in the form.
            key={at}
            row={row}
            at={at}
            isLast={at === rows.length - 1}
            onChange={(typed) => write(rows.with(at, { ...row, ...typed }))}
            onMove={(by) => move(row, at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div>
        {rows.length < mostFacts ? (
          <Button variant="secondary" size="small" icon="plus" disabled={isClosed} onClick={add}>
            {own.add}
          </Button>
        ) : (
          <p className="field-hint">{own.full({ most: String(mostFacts) })}</p>
        )}
      </div>
    </section>
  );
}

interface FactRowProps {
  readonly row: TypedFact;
  readonly at: number;
  readonly isLast: boolean;
  readonly onChange: (typed: Partial<TypedFact>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function FactRow({ row, at, isLast, onChange, onMove, onRemove }: FactRowProps) {
  const { campaignWizard: words } = useOfficePhrases();
  const { facts: own } = words;
  const { isClosed } = useWizard();
  const place = String(at + 1);
  const labels: Readonly<Record<(typeof columns)[number], string>> = {
    label: own.name,
    value: own.value,
    labelEn: words.english({ label: own.name }),
    valueEn: words.english({ label: own.value }),
  };
  return (
    <li className="facts-row" aria-label={own.row({ place })}>
      <div className="facts-texts">
        {columns.map((column) => (
          <TextField
            key={column}
            label={labels[column]}
            value={row[column]}
            disabled={isClosed}
            autoComplete="off"
            onChange={({ target }) => onChange({ [column]: target.value })}
          />
        ))}
      </div>
      <div className="facts-actions">
        <IconButton
          icon="arrow-up"
          label={own.up({ place })}
          data-by={-1}
          disabled={isClosed || at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={own.down({ place })}
          data-by={1}
          disabled={isClosed || isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash-2" label={own.remove({ place })} disabled={isClosed} onClick={onRemove} />
      </div>
    </li>
  );
}
