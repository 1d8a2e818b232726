import { classes } from '@ayrac/kit/classes.ts';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type Cells, cellKey, placeBlock, readBlock } from './block.ts';
import { SheetCell } from './sheet-cell.tsx';
import './sheet.css';

/** A column of figures, or of texts, which need more room. */
export interface SheetColumn {
  readonly id: string;
  readonly label: string;
  readonly isText?: boolean;
}

interface SheetProps {
  readonly label: string;
  /** What heads the column of names. */
  readonly corner: string;
  readonly rows: readonly { readonly id: string; readonly label: string; readonly head: ReactNode }[];
  readonly columns: readonly SheetColumn[];
  /** As it is saved. */
  readonly savedOf: (row: string, column: string) => string;
  /** What is typed and not saved, by `row/column`. */
  readonly typed: Cells;
  /** What is wrong with a cell, in words. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onType: (cells: Readonly<Record<string, string | null>>) => void;
  readonly onUndo: () => void;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * A table that is typed into as a spreadsheet is: arrows move, letters replace, Enter or F2 edit, Delete empties, Esc
 * gives back what is saved, Ctrl+Z undoes, and a block that was copied elsewhere is pasted from the cell on.
 */
export function Sheet(props: SheetProps) {
  const { label, corner, rows, columns, savedOf, typed, errors, onType, onUndo } = props;
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);

  const go = ({ row, column }: Place) => {
    const next = {
      row: Math.max(0, Math.min(rows.length - 1, row)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
    };
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.column}"]`)?.focus();
  };
  const write = ({ row, column }: Place, text: string) => {
    const [own, at] = [rows[row], columns[column]];
    if (own === undefined || at === undefined) return;
    const isSaved = text.trim() === savedOf(own.id, at.id);
    const key = cellKey(own.id, at.id);
    if (isSaved ? key in typed : typed[key] !== text.trim()) onType({ [key]: isSaved ? null : text.trim() });
  };

  const press = (event: KeyboardEvent, place: Place, shown: string) => {
    const { row, column } = place;
    const steps: Readonly<Record<string, Place>> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      Home: { row, column: 0 },
      End: { row, column: columns.length - 1 },
    };
    const step = steps[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step !== undefined && isPlain) go(step);
    else if ((event.key === 'Enter' || event.key === 'F2') && isPlain) setEditing(shown);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && isPlain) write(place, '');
    else if (event.key === 'Escape') giveBack(place);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) onUndo();
    else if (event.key.length === 1 && event.key !== ' ' && isPlain) setEditing(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const giveBack = ({ row, column }: Place) => {
    const key = cellKey(rows[row]?.id ?? '', columns[column]?.id ?? '');
    if (key in typed) onType({ [key]: null });
  };
  const paste = (event: ClipboardEvent, place: Place) => {
    event.preventDefault();
    const block = readBlock(event.clipboardData.getData('text'));
    const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
    const filled = placeBlock(block, place, ids(rows), ids(columns));
    onType(filled);
  };

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are operated is a grid.
      role="grid"
      aria-label={label}
      className="sheet"
      data-columns={columns.length > 10 ? 'many' : 'few'}
    >
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classes(column.isText && 'sheet-text')}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, down) => (
          <tr key={row.id}>
            <th scope="row">{row.head}</th>
            {columns.map((column, right) => {
              const place = { row: down, column: right };
              const key = cellKey(row.id, column.id);
              const saved = savedOf(row.id, column.id);
              const isActive = active.row === down && active.column === right;
              return (
                <SheetCell
                  key={column.id}
                  name={`${row.label}, ${column.label}`}
                  label={column.label}
                  place={`${down}/${right}`}
                  isText={column.isText ?? false}
                  saved={saved}
                  shown={typed[key] ?? saved}
                  error={errors[key]}
                  isActive={isActive}
                  draft={isActive ? editing : null}
                  onActive={() => setActive(place)}
                  onKey={(event) => press(event, place, typed[key] ?? saved)}
                  onPaste={(event) => paste(event, place)}
                  onEdit={setEditing}
                  onDone={(text, move) => {
                    setEditing(null);
                    if (text !== null) write(place, text);
                    const next = {
                      none: place,
                      down: { ...place, row: down + 1 },
                      right: { ...place, column: right + 1 },
                    };
                    if (move !== 'left') go(next[move]);
                  }}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
