import { classes } from '@ayrac/kit/classes.ts';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { SheetColumn } from './sheet-column.ts';

type Move = 'none' | 'down' | 'right' | 'left';

interface SheetCellProps {
  /** Row and column, for screen readers. */
  readonly name: string;
  readonly column: SheetColumn;
  readonly place: string;
  /** Why the cell is locked, undefined if it is not. */
  readonly lock: string | undefined;
  readonly saved: string;
  readonly shown: string;
  readonly error: string | undefined;
  readonly isActive: boolean;
  /** Text being typed, null if the cell is not being edited. */
  readonly draft: string | null;
  readonly onActive: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onEdit: (text: string) => void;
  /** Called at the end of editing, with null if it was cancelled. `move` is where the focus goes. */
  readonly onDone: (text: string | null, move: Move) => void;
}

/** A cell of a sheet, displayed or edited. */
export function SheetCell(props: SheetCellProps) {
  const { name, column, place, lock, saved, shown, error, isActive, draft, onActive, onKey, onPaste } = props;
  const { onEdit, onDone } = props;
  const wasActive = useRef(false);
  const isChanged = shown !== saved;
  const label = [shown === '' ? '–' : shown, error, lock].filter((part) => part !== undefined).join('. ');

  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid cell is focusable and handles keys.
      role="gridcell"
      data-cell={place}
      data-label={column.label}
      tabIndex={isActive && draft === null ? 0 : -1}
      aria-label={draft === null ? `${name}: ${label}` : undefined}
      aria-invalid={error ? true : undefined}
      aria-readonly={lock === undefined ? undefined : true}
      title={error ?? lock ?? (isChanged ? saved : undefined)}
      className={classes(
        column.isText && 'sheet-text',
        isChanged && 'sheet-changed',
        lock !== undefined && 'sheet-locked',
        error && 'sheet-wrong',
      )}
      onFocus={onActive}
      onMouseDown={(event) => {
        // The first click focuses the cell, another one edits it.
        wasActive.current = document.activeElement === event.currentTarget;
        if (draft === null) event.currentTarget.focus();
      }}
      onClick={() => {
        if (draft === null && wasActive.current && lock === undefined) onEdit(shown);
      }}
      onKeyDown={draft === null ? onKey : undefined}
      onPaste={draft === null ? onPaste : undefined}
      onCopy={
        draft === null
          ? (event) => {
              event.preventDefault();
              event.clipboardData.setData('text/plain', shown);
            }
          : undefined
      }
    >
      {draft === null ? (
        <span>{shown === '' ? '–' : shown}</span>
      ) : (
        <Editor name={name} column={column} draft={draft} onDone={onDone} />
      )}
    </td>
  );
}

interface EditorProps {
  readonly name: string;
  readonly column: SheetColumn;
  readonly draft: string;
  readonly onDone: SheetCellProps['onDone'];
}

/** Editor of a cell. In a multi-line cell, Enter with Shift or Alt adds a line. */
function Editor({ name, column, draft, onDone }: EditorProps) {
  const isDone = useRef(false);
  const choices = useId();
  const finish = (text: string | null, move: Move) => {
    // Removing the field triggers `blur` as well.
    if (isDone.current) return;
    isDone.current = true;
    onDone(text, move);
  };
  const shared = {
    // Editing starts while typing, so the field takes the focus.
    autoFocus: true,
    'aria-label': name,
    defaultValue: draft,
    autoComplete: 'off',
    ref: (field: HTMLElement | null) => {
      if (field !== null) isDone.current = false;
    },
    onFocus: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    onBlur: (event: { currentTarget: { value: string } }) => finish(event.currentTarget.value, 'left'),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const ends = { Enter: 'down', Tab: 'right', Escape: 'none' } as const;
      const { key, currentTarget } = event;
      event.stopPropagation();
      if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
      if (key === 'Enter' && column.isLong && event.shiftKey) return;
      event.preventDefault();
      if (key === 'Enter' && column.isLong && event.altKey) {
        currentTarget.setRangeText(
          '\n',
          currentTarget.selectionStart ?? 0,
          currentTarget.selectionEnd ?? 0,
          'end',
        );
        return;
      }
      finish(key === 'Escape' ? null : currentTarget.value, ends[key]);
    },
  };
  if (column.isLong) return <textarea {...shared} rows={6} />;
  return (
    <>
      <input
        {...shared}
        inputMode={column.isText ? undefined : 'decimal'}
        list={column.choices === undefined ? undefined : choices}
      />
      {column.choices !== undefined && (
        <datalist id={choices}>
          {column.choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
