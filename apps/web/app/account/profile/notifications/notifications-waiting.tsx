import { LineSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';

/** Typical lengths of titles in letters, by age group. In a narrow window they wrap to two lines. */
const groups = [[48, 74], [36], [62]];
const LETTERS_A_REM = 2.4;
/** Share of a title on its second line. */
const REST = 0.4;

/** Placeholder of the list in its final layout. It keeps the end of the page in place. */
export function NotificationsWaiting() {
  return (
    <div className="notifications" aria-hidden="true">
      {groups.map((lengths) => (
        <div key={lengths[0]}>
          <p className="notifications-age">
            <LineSkeleton width="5rem" />
          </p>
          <div className="notifications-list">
            {lengths.map((length) => (
              <Row key={length} length={length} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Row({ length }: { readonly length: number }) {
  return (
    <div className="notification">
      <span className="notification-icon skeleton" />
      <div className="notification-text">
        <div className="notification-head">
          <p>
            <LineSkeleton width="11rem" />
            <LineSkeleton width="7rem" />
          </p>
        </div>
        <p className="notification-title">
          <LineSkeleton width={`${length / LETTERS_A_REM}rem`} />
          <span className="notification-second-line">
            <LineSkeleton width={`${(length / LETTERS_A_REM) * REST}rem`} />
          </span>
        </p>
        <p className="notification-detail">
          <LineSkeleton width="14rem" />
        </p>
      </div>
    </div>
  );
}
