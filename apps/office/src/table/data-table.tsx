import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Column } from './column.ts';
import { explainCutText } from './cut-text.ts';
import { DataRow } from './data-row.tsx';
import { lastPlace } from './moves.ts';
import { chosenOfLoaded, isChosen, type Selection } from './selection.ts';
import { TableHead } from './table-head.tsx';
import { type TableHandle, useRowFocus } from './use-row-focus.ts';
import { useRowOrder } from './use-row-order.ts';
import './table.css';
// Cards of narrow lists override the other styles, so they are imported last.
import './cards.css';

/** Number of rows up to which all are rendered, so that the browser's search finds them. */
const MOST_IN_DOCUMENT = 100;
const ROW_HEIGHT = 44;
/** Height of the frame's bar and the table's header, below which rows are scrolled into view, in pixels. */
const HEAD_HEIGHT = 120;

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
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);

  const words = resource.order;
  const textOf = (count: number) => formatCount(count, locale);
  const order = useRowOrder({
    rows,
    last: lastPlace(rows.length, hasMore),
    onMove,
    say: {
      grabbed: (row, place) =>
        setAnnouncement(words.grabbed({ label: labelOf(row), place: textOf(place + 1) })),
      moved: (row, place) =>
        setAnnouncement(words.moved({ label: labelOf(row), place: textOf(place + 1), total: textOf(total) })),
      dropped: (row, place) =>
        setAnnouncement(words.dropped({ label: labelOf(row), place: textOf(place + 1) })),
      cancelled: (row) => setAnnouncement(words.cancelled({ label: labelOf(row) })),
    },
  });

  const isWindowed = rows.length > MOST_IN_DOCUMENT;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => order.shown[at]?.id ?? at,
    overscan: 12,
    scrollMargin,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT * 2,
  });

  useLayoutEffect(() => {
    const body = table.current?.querySelector('tbody');
    if (body) setScrollMargin(Math.round(body.getBoundingClientRect().top + scrollY));
  });

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

  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const shown = isWindowed ? items.map(({ index }) => index) : order.shown.keys();
  const above = isWindowed ? (first?.start ?? scrollMargin) - scrollMargin : 0;
  const below = isWindowed ? virtual.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin) : 0;
  const measure = useCallback((element: HTMLElement | null) => virtual.measureElement(element), [virtual]);
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
        <Space height={above} span={span} />
        <tbody
          onClick={onClick}
          onMouseOver={explainCutText}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          {...(canOrder ? order.pointer : {})}
        >
          {[...shown].map((at) => {
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
                measure={measure}
              />
            );
          })}
        </tbody>
        <Space height={below} span={span} />
      </table>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {props.position((virtual.range?.startIndex ?? 0) + 1, (virtual.range?.endIndex ?? rows.length - 1) + 1)}
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
