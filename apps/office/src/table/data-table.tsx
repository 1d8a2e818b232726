import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import type { Row } from '#office/client/row.ts';
import type { Column } from './column.ts';
import { explainCutText } from './cut-text.ts';
import { DataRow } from './data-row.tsx';
import { chosenOfLoaded, isChosen, type Selection } from './selection.ts';
import { TableHead } from './table-head.tsx';
import { useAnnouncedOrder } from './use-announced-order.ts';
import { type TableHandle, useRowFocus } from './use-row-focus.ts';
import { useRowWindow } from './use-row-window.ts';
import './table.css';
// Cards of narrow lists override the other styles, so they are imported last.
import './cards.css';

interface DataTableProps {
  readonly ref: Ref<TableHandle>;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** Width of the list in pixels. */
  readonly width: number;
  readonly labelOf: (row: Row) => string;
  readonly hrefOf: (row: Row) => string;
  readonly total: number;
  readonly hasMore: boolean;
  readonly sort: string;
  readonly selection: Selection;
  readonly activeId: string | null;
  readonly openId: string | null;
  readonly canOrder: boolean;
  readonly canChoose: boolean;
  /** Opens a row's menu at its button. Without it rows have no menu. */
  readonly onMenu: ((id: string, button: HTMLElement) => void) | undefined;
  readonly isBusy: boolean;
  readonly onSort: (name: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onActive: (id: string) => void;
  readonly onChoose: (id: string, isRange: boolean) => void;
  readonly onChooseLoaded: () => void;
  readonly onMove: (from: number, to: number) => void;
  /** Renders the range of rows that the window shows. */
  readonly position: (first: number, last: number) => ReactNode;
}

/** Records as a table, on a phone as cards. Rows share the event handlers of the table body. */
export function DataTable(props: DataTableProps) {
  const { ref, label, rows, columns, labelOf, hrefOf, total, sort, selection, activeId, openId } = props;
  const { canOrder, isBusy, hasMore, onOpen, onActive, onChoose, onMove } = props;
  const table = useRef<HTMLTableElement>(null);
  const { order, announcement } = useAnnouncedOrder({ rows, labelOf, total, hasMore, onMove });
  const visible = useRowWindow(table, order.shown);
  const { isWindowed, virtual } = visible;
  const focus = useRowFocus({ ref, table, rows, order, isWindowed, virtual });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    if (id === undefined || target.closest('[data-grab]')) return;
    // A click on a check box's label triggers a second click on the box, which is the one handled here.
    if (target.closest('.data-choose')) {
      if (target instanceof HTMLInputElement) onChoose(id, event.shiftKey);
      return;
    }
    const button = target.closest<HTMLElement>('[data-menu]');
    if (button !== null) {
      props.onMenu?.(id, button);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey || getSelection()?.type === 'Range') return;
    event.preventDefault();
    onOpen(id);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    if (id === undefined) return;
    focus.came(id);
    onActive(id);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    focus.went(relatedTarget);
    order.onBlur();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (canOrder) order.onKeyDown(event);
  };

  const hasMenu = props.onMenu !== undefined;
  const span = columns.length + Number(canOrder) + Number(props.canChoose) + Number(hasMenu);

  return (
    <>
      <table
        className="data-table"
        ref={table}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-busy={isBusy}
      >
        <TableHead
          columns={columns}
          width={props.width}
          sort={sort}
          chosen={chosenOfLoaded(
            selection,
            rows.map(({ id }) => id),
          )}
          canOrder={canOrder}
          canChoose={props.canChoose}
          hasMenu={hasMenu}
          onSort={props.onSort}
          onChooseLoaded={props.onChooseLoaded}
        />
        <Space height={visible.above} span={span} />
        <tbody
          onClick={onClick}
          onMouseOver={explainCutText}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          {...(canOrder ? order.pointer : {})}
        >
          {visible.places.map((at) => {
            const row = order.shown[at];
            if (row === undefined) return null;
            return (
              <DataRow
                key={row.id}
                row={row}
                place={at}
                label={labelOf(row)}
                href={hrefOf(row)}
                columns={columns}
                isChosen={isChosen(selection, row.id)}
                isActive={row.id === activeId}
                isOpen={row.id === openId}
                isGrabbed={row.id === order.grabbedId}
                canOrder={canOrder}
                canChoose={props.canChoose}
                hasMenu={hasMenu}
                measure={visible.measure}
              />
            );
          })}
        </tbody>
        <Space height={visible.below} span={span} />
      </table>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {props.position(visible.first, visible.last)}
    </>
  );
}

/** Takes the space of rows that are not rendered. */
function Space({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true" className="data-space">
      <tr>
        <td colSpan={span} style={{ height }} />
      </tr>
    </tbody>
  );
}
