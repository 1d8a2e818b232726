import { classes } from '@ayrac/kit/classes.ts';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';

interface SheetCellProps {
  /** Row and column, for who does not see where it stands. */
  readonly name: string;
  readonly label: string;
  readonly place: string;
  readonly isText: boolean;
  readonly saved: string;
  readonly shown: string;
  readonly error: string | undefined;
  readonly isActive: boolean;
  /** What is being typed into it; null while it is only looked at. */
  readonly draft: string | null;
  readonly onActive: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onEdit: (text: string) => void;
  /** Null where it is given up; then the focus goes on to another cell, or was taken elsewhere. */
  readonly onDone: (text: string | null, move: 'none' | 'down' | 'right' | 'left') => void;
}

/** A cell of a sheet: looked at, or typed into. */
export function SheetCell(props: SheetCellProps) {
  const { name, label, place, isText, saved, shown, error, isActive, draft, onActive, onKey, onPaste } =
    props;
  const { onEdit, onDone } = props;
  const isDone = useRef(false);
  const wasActive = useRef(false);
  const isChanged = shown !== saved;

  const finish = (text: string | null, move: 'none' | 'down' | 'right' | 'left') => {
    // The field loses the focus on its way out, too.
    if (isDone.current) return;
    isDone.current = true;
    onDone(text, move);
  };

  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid takes the focus and keys.
      role="gridcell"
      data-cell={place}
      data-label={label}
      tabIndex={isActive && draft === null ? 0 : -1}
      aria-label={
        draft === null ? `${name}: ${shown === '' ? '–' : shown}${error ? `. ${error}` : ''}` : undefined
      }
      aria-invalid={error ? true : undefined}
      title={error ?? (isChanged ? saved : undefined)}
      className={classes(isText && 'sheet-text', isChanged && 'sheet-changed', error && 'sheet-wrong')}
      onFocus={onActive}
      onMouseDown={(event) => {
        // The first press chooses the cell, another one opens it.
        wasActive.current = document.activeElement === event.currentTarget;
        if (draft === null) event.currentTarget.focus();
      }}
      onClick={() => {
        if (draft === null && wasActive.current) onEdit(shown);
      }}
      onKeyDown={draft === null ? onKey : undefined}
      onPaste={draft === null ? onPaste : undefined}
    >
      {draft === null ? (
        <span>{shown === '' ? '–' : shown}</span>
      ) : (
        <input
          // biome-ignore lint/a11y/noAutofocus: somebody began to type here.
          autoFocus
          aria-label={name}
          defaultValue={draft}
          autoComplete="off"
          inputMode={isText ? undefined : 'decimal'}
          ref={(field) => {
            if (field === null) return;
            isDone.current = false;
          }}
          onFocus={(event) => event.stopPropagation()}
          onBlur={(event) => finish(event.currentTarget.value, 'left')}
          onKeyDown={(event) => {
            const ends = { Enter: 'down', Tab: 'right', Escape: 'none' } as const;
            const { key, currentTarget } = event;
            event.stopPropagation();
            if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
            event.preventDefault();
            finish(key === 'Escape' ? null : currentTarget.value, ends[key]);
          }}
        />
      )}
    </td>
  );
}
