import { Skeleton } from '#web/ui/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The list's rows while it is on its way; they keep the end of the page where it will be. */
export function NotificationsWaiting() {
  return (
    <div className="grid gap-2" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="flex gap-3 rounded-card border border-line bg-surface p-4">
          <Skeleton width="1.25rem" height="1.25rem" />
          {/* As many lines as a sentence usually takes in this window, and the small one below it. */}
          <div className="grid min-h-24 flex-1 content-evenly sm:min-h-11">
            <Skeleton width="72%" />
            <Skeleton width="38%" />
          </div>
        </div>
      ))}
    </div>
  );
}
