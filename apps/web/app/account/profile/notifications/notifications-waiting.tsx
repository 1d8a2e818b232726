import { Skeleton } from '#web/ui/skeleton.tsx';

/** As many as there usually are of each age; a narrow window breaks their titles in two. */
const groups = [[48, 74], [36], [62]];

/** The list while it is on its way, in its own layout; it keeps the end of the page where it will be. */
export function NotificationsWaiting() {
  return (
    <div className="notifications" aria-hidden="true">
      {groups.map((lengths) => (
        <div key={lengths[0]}>
          <p className="notifications-age">
            <Line width={5} />
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
            <Line width={11} />
            <Line width={7} />
          </p>
        </div>
        <p className="notification-title">
          <Line width={length / 2.4} />
          <span className="notification-second-line">
            <Line width={length / 6} />
          </span>
        </p>
        <p className="notification-detail">
          <Line width={14} />
        </p>
      </div>
    </div>
  );
}

/** A line as high as its words will be; its width in rem. */
function Line({ width }: { readonly width: number }) {
  return (
    <span className="notification-line">
      <Skeleton width={`${width}rem`} />
    </span>
  );
}
