import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Link } from './link.tsx';
import { pageWindow } from './page-window.ts';

/** Most numbers and gaps that fit between the arrows in one row on a phone. */
const MOST_ON_A_PHONE = 5;

/** Changing the page keeps the scroll position. The list scrolls to its own head. */
interface PaginationProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Label of a page, such as "3. sayfa". */
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
  const shown = pageWindow(current, last);
  const isCrowded = shown.length > MOST_ON_A_PHONE;
  let gaps = 0;
  return (
    <nav aria-label={label} className={classes('pages', isCrowded && 'pages-crowded')}>
      {current > 1 && (
        <Link to={hrefOf(current - 1)} rel="prev">
          <Icon name="arrow-left" size="small" />
          <b className="pages-word">{previousLabel}</b>
        </Link>
      )}
      {shown.map((page) =>
        page === 'gap' ? (
          <span key={`gap-${gaps++}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            className={Math.abs(page - current) > 1 ? 'pages-far' : undefined}
            to={hrefOf(page)}
            aria-label={pageLabel(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link to={hrefOf(current + 1)} rel="next">
          <b className="pages-word">{nextLabel}</b>
          <Icon name="arrow-right" size="small" />
        </Link>
      )}
    </nav>
  );
}
