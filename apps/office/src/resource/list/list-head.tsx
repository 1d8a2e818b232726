import type { ReactNode } from 'react';
import './list.css';

interface ListHeadProps {
  /** Level of the list's heading on its page. */
  readonly heading?: 'h1' | 'h2';
  readonly title: string;
  /** Number of records, formatted. Absent while unknown. */
  readonly count?: string | undefined;
  /** Actions on the list as a whole. */
  readonly children?: ReactNode;
}

/**
 * Title and count of a list. A tab already shows the title of the list below it. Changes of the count are announced to
 * screen readers.
 */
export function ListHead({ heading: Heading = 'h1', title, count, children }: ListHeadProps) {
  return (
    <div className="list-head">
      <div className="list-name">
        <Heading className={Heading === 'h1' ? 'list-title' : 'list-title sr-only'} tabIndex={-1}>
          {title}
        </Heading>
        {count !== undefined && (
          <p className="list-count" role="status">
            {count}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
