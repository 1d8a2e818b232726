import { classes } from '@ayrac/kit/classes.ts';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { type Place, placeBy } from './active-cell.ts';
import { cellKey } from './block.ts';
import { type CellWriting, cellWriter } from './cell-writer.ts';
import { SheetCell } from './sheet-cell.tsx';
import type { SheetColumn } from './sheet-column.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useSheetWindow } from './use-sheet-window.ts';
import './sheet.css';

interface SheetRow {
  readonly id: string;
  readonly label: string;
  readonly head: ReactNode;
}

/** Moves the focus into a sheet. */
export interface SheetHandle {
  /** Focuses a cell, even if its row is not rendered. */
  readonly focusCell: (rowId: string, columnId: string) => void;
}

interface SheetProps extends CellWriting {
  readonly ref?: Ref<SheetHandle>;
  readonly label: string;
  /** Header of the column with the rows' names. */
  readonly corner: string;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  /** Error messages by cell key. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onUndo: () => void;
  /** Whether the sheet fills the window's height and scrolls in both directions. */
  readonly isTall?: boolean;
  /** Number of rows including those that are not loaded. */
  readonly total?: number;
  /** Called when the last rows become visible. */
  readonly onEnd?: () => void;
}

/** The text being typed in a cell. */
interface Editing {
  /** Key of the cell. */
  readonly cell: string;
  readonly text: string;
}

/**
 * A table edited like a spreadsheet. Arrow keys move, typing replaces, Enter or F2 edits, Delete clears, Esc restores
 * the saved value, Ctrl+Z undoes, and a copied block is pasted from the cell on.
 */
export function Sheet(props: SheetProps) {
  const { label, corner, rows, columns, savedOf, typed, errors, lockOf, isTall = false } = props;
  const [editing, setEditing] = useState<Editing | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const active = useActiveCell(frame, { rows, columns });
  const cells = cellWriter(props);
  useImperativeHandle(props.ref, () => ({
    focusCell: (rowId, columnId) => {
      const row = rows.findIndex(({ id }) => id === rowId);
      const column = columns.findIndex(({ id }) => id === columnId);
      if (row >= 0 && column >= 0) active.go({ row, column });
    },
  }));
  const { parts, measure } = useSheetWindow({
    ...{ frame, count: rows.length, active: active.place.row },
    keyOf: (at) => rows[at]?.id ?? at,
    onEnd: props.onEnd,
  });

  const cellOf = (row: SheetRow, column: SheetColumn, place: Place) => {
    const cell = cellKey(row.id, column.id);
    const saved = savedOf(row.id, column.id);
    const shown = typed[cell] ?? saved;
    const lock = lockOf?.(row.id, column.id);
    const edit = (text: string) => {
      if (lock === undefined) setEditing({ cell, text });
    };
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      const isFar = event.ctrlKey || event.metaKey;
      const isPlain = !isFar && !event.altKey;
      const step = placeBy(key, place, props, isFar);
      if (step !== undefined && (isPlain || key === 'Home' || key === 'End')) active.go(step);
      else if ((key === 'Enter' || key === 'F2') && isPlain) edit(shown);
      else if ((key === 'Delete' || key === 'Backspace') && isPlain) cells.write(row.id, column.id, '');
      else if (key === 'Escape') cells.giveBack(row.id, column.id);
      else if (key.toLowerCase() === 'z' && isFar) props.onUndo();
      else if (key.length === 1 && key !== ' ' && isPlain) edit(key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    return (
      <SheetCell
        key={column.id}
        name={`${row.label}, ${column.label}`}
        column={column}
        place={`${place.row}/${place.column}`}
        lock={lock}
        saved={saved}
        shown={shown}
        error={errors[cell]}
        isActive={active.place.row === place.row && active.place.column === place.column}
        draft={editing?.cell === cell ? editing.text : null}
        onActive={() => active.settle(place)}
        onKey={press}
        onPaste={(event) => {
          event.preventDefault();
          cells.paste(event.clipboardData.getData('text'), place);
        }}
        onEdit={edit}
        onDone={(text, move) => {
          setEditing(null);
          if (text !== null) cells.write(row.id, column.id, text);
          const next = {
            none: place,
            down: { ...place, row: place.row + 1 },
            right: { ...place, column: place.column + 1 },
          };
          if (move !== 'left') active.go(next[move]);
        }}
      />
    );
  };

  return (
    <div ref={frame} className={classes('sheet-scroll', isTall && 'sheet-tall')}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with interactive cells is a grid.
        role="grid"
        aria-label={label}
        aria-rowcount={props.total === undefined ? undefined : props.total + 1}
        className="sheet"
        data-columns={isTall ? 'any' : columns.length > 10 ? 'many' : 'few'}
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
          {parts.map((part) => {
            if (part.kind === 'room') return <Room key={`room ${part.before}`} height={part.height} />;
            const down = part.index;
            const row = rows[down];
            if (row === undefined) return null;
            return (
              <tr key={row.id} ref={measure} data-index={down} aria-rowindex={isTall ? down + 2 : undefined}>
                <th scope="row">{row.head}</th>
                {columns.map((column, right) => cellOf(row, column, { row: down, column: right }))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Takes the space of rows that are not rendered. */
function Room({ height }: { readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside is focusable.
    <tr aria-hidden="true" className="sheet-room">
      <td style={{ height }} />
    </tr>
  );
}
