import { classes } from '@ayrac/kit/classes.ts';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Cells, cellKey, cellPlace, placeBlock, readBlock } from './block.ts';
import { SheetCell } from './sheet-cell.tsx';
import type { SheetColumn } from './sheet-column.ts';
import { useSheetWindow } from './use-sheet-window.ts';
import './sheet.css';

interface SheetProps {
  readonly label: string;
  /** Header of the column with the rows' names. */
  readonly corner: string;
  readonly rows: readonly { readonly id: string; readonly label: string; readonly head: ReactNode }[];
  readonly columns: readonly SheetColumn[];
  /** Returns the saved text of a cell. */
  readonly savedOf: (row: string, column: string) => string;
  /** Unsaved texts by cell key (`row/column`). */
  readonly typed: Cells;
  /** Error messages by cell key. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onType: (cells: Readonly<Record<string, string | null>>) => void;
  readonly onUndo: () => void;
  /** Returns why a cell is locked, or undefined. */
  readonly lockOf?: (row: string, column: string) => string | undefined;
  /** Called with the number of pasted cells that were dropped because their target is locked. */
  readonly onLeftOut?: (count: number) => void;
  /** Whether the sheet fills the window's height and scrolls in both directions. */
  readonly isTall?: boolean;
  /** Number of rows including those that are not loaded. */
  readonly total?: number;
  /** Called when the last rows become visible. */
  readonly onEnd?: () => void;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * A table edited like a spreadsheet. Arrow keys move, typing replaces, Enter or F2 edits, Delete clears, Esc restores
 * the saved value, Ctrl+Z undoes, and a copied block is pasted from the cell on.
 */
export function Sheet(props: SheetProps) {
  const { label, corner, rows, columns, savedOf, typed, errors, onType, onUndo } = props;
  const { lockOf, isTall = false } = props;
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef<Place | null>(null);
  const { parts, measure } = useSheetWindow({
    ...{ frame, count: rows.length, active: active.row },
    keyOf: (at) => rows[at]?.id ?? at,
    onEnd: props.onEnd,
  });

  const cellAt = ({ row, column }: Place) =>
    frame.current?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`);
  // A row far away is only rendered once it is the active one.
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const cell = cellAt(awaited.current);
    awaited.current = null;
    cell?.focus();
  });

  const go = ({ row, column }: Place) => {
    const next = {
      row: Math.max(0, Math.min(rows.length - 1, row)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
    };
    setActive(next);
    const cell = cellAt(next);
    if (cell) cell.focus();
    else awaited.current = next;
  };
  /** A text that equals the saved one is not a change. */
  const settled = (row: string, column: string, text: string) =>
    text.trim() === savedOf(row, column) ? null : text.trim();
  const write = ({ row, column }: Place, text: string) => {
    const [own, at] = [rows[row], columns[column]];
    if (own === undefined || at === undefined || lockOf?.(own.id, at.id) !== undefined) return;
    const key = cellKey(own.id, at.id);
    const next = settled(own.id, at.id, text);
    if (next === null ? key in typed : typed[key] !== next) onType({ [key]: next });
  };

  const press = (event: KeyboardEvent, place: Place, shown: string, isLocked: boolean) => {
    const { row, column } = place;
    const isFar = event.ctrlKey || event.metaKey;
    const steps: Readonly<Record<string, Place>> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      PageUp: { row: row - 10, column },
      PageDown: { row: row + 10, column },
      Home: { row: isFar ? 0 : row, column: 0 },
      End: { row: isFar ? rows.length - 1 : row, column: columns.length - 1 },
    };
    const step = steps[event.key];
    const isPlain = !isFar && !event.altKey;
    if (step !== undefined && (isPlain || event.key === 'Home' || event.key === 'End')) go(step);
    else if ((event.key === 'Enter' || event.key === 'F2') && isPlain) {
      if (!isLocked) setEditing(shown);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isPlain) write(place, '');
    else if (event.key === 'Escape') giveBack(place);
    else if (event.key.toLowerCase() === 'z' && isFar) onUndo();
    else if (event.key.length === 1 && event.key !== ' ' && isPlain) {
      if (!isLocked) setEditing(event.key);
    } else return;
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
    const filled = Object.entries(placeBlock(block, place, ids(rows), ids(columns)));
    const open = filled.filter(([key]) => lockOf?.(...cellPlace(key)) === undefined);
    const cells = open.map(([key, text]) => [key, settled(...cellPlace(key), text)] as const);
    const changed = cells.filter(([key, text]) => (typed[key] ?? null) !== text);
    if (changed.length > 0) onType(Object.fromEntries(changed));
    if (open.length < filled.length) props.onLeftOut?.(filled.length - open.length);
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
                {columns.map((column, right) => {
                  const place = { row: down, column: right };
                  const key = cellKey(row.id, column.id);
                  const saved = savedOf(row.id, column.id);
                  const lock = lockOf?.(row.id, column.id);
                  const isActive = active.row === down && active.column === right;
                  return (
                    <SheetCell
                      key={column.id}
                      name={`${row.label}, ${column.label}`}
                      column={column}
                      place={`${down}/${right}`}
                      lock={lock}
                      saved={saved}
                      shown={typed[key] ?? saved}
                      error={errors[key]}
                      isActive={isActive}
                      draft={isActive ? editing : null}
                      onActive={() => setActive(place)}
                      onKey={(event) => press(event, place, typed[key] ?? saved, lock !== undefined)}
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
