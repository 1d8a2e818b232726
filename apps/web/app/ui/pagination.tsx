import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';

/** Turning a page keeps the window where it is; the list leads to its own head. */
interface PaginationProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Says a page's number in a sentence, such as "3. sayfa". */
  pageLabel: (page: number) => string;
  current: number;
  last: number;
  hrefOf: (page: number) => string;
}

export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  current,
  last,
  hrefOf,
}: PaginationProps) {
  if (last <= 1) return null;
  let gaps = 0;
  return (
    <nav aria-label={label} className="pages">
      {current > 1 && (
        <Link to={hrefOf(current - 1)} rel="prev" preventScrollReset>
          <Icon name="arrow-left" size="small" />
          <b className="pages-word">{previousLabel}</b>
        </Link>
      )}
      {pageWindow(current, last).map((page) =>
        page === 'gap' ? (
          <span key={`gap-${gaps++}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            className={page === current || page === 1 || page === last ? undefined : 'pages-beside'}
            to={hrefOf(page)}
            preventScrollReset
            aria-label={pageLabel(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link to={hrefOf(current + 1)} rel="next" preventScrollReset>
          <b className="pages-word">{nextLabel}</b>
          <Icon name="arrow-right" size="small" />
        </Link>
      )}
    </nav>
  );
}
