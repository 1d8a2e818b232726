import './compare.css';
import './compare-windows.css';
import { IconButton } from '@ayrac/kit/button.tsx';
import type { CSSProperties, ReactNode } from 'react';
import { useTwinScroll } from './use-twin-scroll.ts';

/** Number of columns that fit on a phone. */
const ON_A_PHONE = 2;

interface CompareFrameProps {
  readonly caption: string;
  /** Heading, for screen readers, of the column with the rows' names. */
  readonly corner: string;
  readonly words: {
    readonly swipe: (p: { count: number }) => string;
    readonly previous: string;
    readonly next: string;
  };
  readonly columns: readonly { readonly key: string; readonly name: string; readonly head: ReactNode }[];
  /** Rows of the table. */
  readonly children: ReactNode;
}

/** Comparison table with one column per item. A phone shows two columns at a time and swipes to the others. */
export function CompareFrame({ caption, corner, words, columns, children }: CompareFrameProps) {
  const { head, body, turn } = useTwinScroll();
  const style = { '--columns': Math.max(columns.length, ON_A_PHONE) } as CSSProperties;
  return (
    <div className="grid gap-2">
      {columns.length > ON_A_PHONE && (
        <div className="compare-steps needs-script">
          <span>{words.swipe({ count: columns.length })}</span>
          <IconButton icon="chevron-left" label={words.previous} onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label={words.next} onClick={() => turn(1)} />
        </div>
      )}
      <table className="compare-table" style={style}>
        <caption className="sr-only">{caption}</caption>
        <thead ref={head}>
          <tr>
            <th scope="col" className="compare-corner">
              <span className="sr-only">{corner}</span>
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" abbr={column.name}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>{children}</tbody>
      </table>
    </div>
  );
}
