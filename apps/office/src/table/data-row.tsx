import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { memo } from 'react';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Column } from './column.ts';

interface DataRowProps {
  readonly row: Row;
  /** Index, from 0. */
  readonly place: number;
  /** Title of the record. */
  readonly label: string;
  readonly href: string;
  readonly columns: readonly Column[];
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly isGrabbed: boolean;
  readonly canOrder: boolean;
  readonly canChoose: boolean;
  readonly hasMenu: boolean;
  readonly measure: (element: HTMLElement | null) => void;
}

/** A row of the table. Memoized, and without handlers of its own: the table handles its clicks. */
export const DataRow = memo(function DataRow(props: DataRowProps) {
  const {
    row,
    place,
    label,
    href,
    columns,
    isChosen,
    isActive,
    isOpen,
    isGrabbed,
    canOrder,
    canChoose,
    hasMenu,
  } = props;
  const { resource } = useOfficePhrases();
  return (
    <tr
      ref={props.measure}
      data-id={row.id}
      data-index={place}
      aria-rowindex={place + 2}
      className={classes(
        'data-row',
        isChosen && 'data-row-chosen',
        isActive && 'data-row-active',
        isOpen && 'data-row-open',
        isGrabbed && 'data-row-grabbed',
      )}
    >
      {canChoose && (
        <td className="data-choose">
          <label>
            <input
              type="checkbox"
              className="choice-box"
              checked={isChosen}
              readOnly
              aria-label={resource.choose({ label })}
            />
          </label>
        </td>
      )}
      {canOrder && (
        <td className="data-grab">
          <button
            type="button"
            data-grab
            aria-label={resource.order.handle({ label })}
            aria-pressed={isGrabbed}
          >
            <Icon name="grip-vertical" />
          </button>
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.name}
          data-label={column.label}
          className={classes(
            at === 0 && 'data-title',
            column.width === 'words' && 'data-words',
            column.align === 'end' && 'data-end',
          )}
        >
          {at === 0 ? (
            <a href={href} data-open title={label} aria-current={isOpen || undefined}>
              {column.cell(row)}
            </a>
          ) : (
            <span className="data-value">{column.cell(row)}</span>
          )}
        </td>
      ))}
      {hasMenu && (
        <td className="data-menu">
          <button type="button" data-menu aria-haspopup="menu" aria-label={resource.rowMenu({ label })}>
            <Icon name="ellipsis" />
          </button>
        </td>
      )}
    </tr>
  );
});
