import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useEffect, useRef } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type Column, takesRest } from './column.ts';
import { columnWidth } from './column-width.ts';

interface TableHeadProps {
  readonly columns: readonly Column[];
  /** Width of the list in pixels. */
  readonly width: number;
  readonly sort: string;
  readonly chosen: 'none' | 'some' | 'all';
  readonly canOrder: boolean;
  readonly canChoose: boolean;
  readonly hasMenu: boolean;
  readonly onSort: (name: string) => void;
  readonly onChooseLoaded: () => void;
}

export function TableHead(props: TableHeadProps) {
  const { columns, sort, chosen, canOrder, onSort, onChooseLoaded } = props;
  const { resource } = useOfficePhrases();
  const box = useRef<HTMLInputElement>(null);
  const rest = takesRest(columns) ? columns[0] : undefined;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen === 'some';
  }, [chosen]);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {props.canChoose && (
          <th scope="col" className="data-choose">
            <label>
              <input
                ref={box}
                type="checkbox"
                className="choice-box"
                checked={chosen === 'all'}
                onChange={onChooseLoaded}
                aria-label={resource.chooseShown}
              />
            </label>
          </th>
        )}
        {canOrder && (
          <th scope="col" className="data-grab">
            <VisuallyHidden>{resource.ownOrder}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead
            key={column.name}
            column={column}
            width={column === rest ? undefined : columnWidth(column.width, props.width)}
            sort={sort}
            onSort={onSort}
          />
        ))}
        {props.hasMenu && (
          <th scope="col" className="data-menu">
            <VisuallyHidden>{resource.rowActions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps extends Pick<TableHeadProps, 'sort' | 'onSort'> {
  readonly column: Column;
  /** Without it the column shares the remaining space. */
  readonly width: ReturnType<typeof columnWidth>;
}

function ColumnHead({ column, width, sort, onSort }: ColumnHeadProps) {
  const { name, label, align, isSortable } = column;
  const looks = align === 'end' ? 'data-end' : undefined;
  const style = width && { width: 'share' in width ? `${width.share * 100}%` : `${width.rem}rem` };
  if (!isSortable) {
    return (
      <th scope="col" className={looks} style={style} title={label}>
        {label}
      </th>
    );
  }
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  const icon = { ascending: 'arrow-up', descending: 'arrow-down', none: 'chevrons-up-down' } as const;
  return (
    <th scope="col" className={looks} style={style} aria-sort={order}>
      <button type="button" title={label} onClick={() => onSort(name)}>
        <span>{label}</span>
        <Icon name={icon[order]} size="small" />
      </button>
    </th>
  );
}
