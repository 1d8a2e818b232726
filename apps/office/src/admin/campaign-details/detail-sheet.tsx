import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { cellPlace } from '#office/sheet/block.ts';
import { Sheet } from '#office/sheet/sheet.tsx';
import { isFormatted, valueIn } from './columns.ts';
import { RowHead } from './row-head.tsx';
import type { TypedCells } from './use-cells.ts';
import type { useColumns } from './use-columns.ts';
import type { useDetailList } from './use-detail-list.ts';
import type { Refused } from './use-saving.ts';

interface DetailSheetProps {
  readonly list: ReturnType<typeof useDetailList>;
  readonly table: ReturnType<typeof useColumns>;
  readonly hidden: readonly string[];
  readonly typed: TypedCells;
  readonly refused: Refused;
  /** What is wrong with cells that were not sent, by cell. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly hint: ReactNode;
  readonly onType: (cells: Readonly<Record<string, string | null>>) => void;
}

/** The cells of the loaded campaigns, with what is wrong with them. */
export function DetailSheet(props: DetailSheetProps) {
  const { list, table, hidden, typed, refused, wrong, hint, onType } = props;
  const { rows, total, answer } = list;
  const { campaignDetails: words, resource } = useOfficePhrases();
  const locale = useLocale();
  const { show } = useToast();
  const columns = useMemo(
    () => table.columns.filter(({ id }) => !hidden.includes(id)),
    [table.columns, hidden],
  );
  const conflicts = Object.entries(refused.conflicts).map(([key, value]) => {
    const theirs = table.shown(cellPlace(key)[1], value) || words.conflicts.empty;
    return [key, words.conflicts.cell({ theirs })];
  });
  const lockOf = (id: string, name: string) => {
    const row = table.rowOf(id);
    if (row === undefined) return undefined;
    if (row.lock !== null) return words.locks[row.lock];
    return isFormatted(name, valueIn(row, name)) ? words.locks.formatted : undefined;
  };
  const { hasNextPage, isFetching, fetchNextPage } = answer;
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return (
    <>
      <p className="detail-hint">{hint}</p>
      <div className="sheet-frame">
        <Sheet
          isTall
          label={words.title}
          corner={words.campaign}
          rows={rows.map((row) => ({
            ...{ id: row.id, label: row.title || words.untitled },
            head: <RowHead row={row} />,
          }))}
          columns={columns}
          savedOf={table.savedOf}
          typed={typed.cells}
          errors={{ ...refused.cells, ...Object.fromEntries(conflicts), ...wrong }}
          total={total}
          lockOf={lockOf}
          onType={onType}
          onUndo={typed.undo}
          onLeftOut={(left) =>
            show({ tone: 'info', text: words.leftOut({ count: formatCount(left, locale) }) })
          }
          onEnd={more}
        />
      </div>
      <p className="list-count">
        {resource.shown({
          from: formatCount(1, locale),
          to: formatCount(rows.length, locale),
          total: formatCount(total, locale),
        })}
      </p>
    </>
  );
}
