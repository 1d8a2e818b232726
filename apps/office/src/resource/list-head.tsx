import type { ReactNode } from 'react';
import './list.css';

interface ListHeadProps {
  /** What the name of the list is to the page that it stands on. */
  readonly heading?: 'h1' | 'h2';
  readonly title: string;
  /** How many there are; without it nobody knows yet. */
  readonly count?: string | undefined;
  /** What can be done with the list as a whole. */
  readonly children?: ReactNode;
}

/** What a list is called and how many it holds, announced as that changes. */
export function ListHead({ heading: Heading = 'h1', title, count, children }: ListHeadProps) {
  return (
    <div className="list-head">
      <div className="list-name">
        <Heading className="list-title" tabIndex={-1}>
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
