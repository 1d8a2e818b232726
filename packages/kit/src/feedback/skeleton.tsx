interface SkeletonProps {
  width?: string;
  height?: string;
}

export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} aria-hidden="true" />;
}

/** Placeholder for a line of text, with the same line height. */
export function LineSkeleton({ width }: { readonly width: string }) {
  return (
    <span className="skeleton-line">
      <Skeleton width={width} />
    </span>
  );
}

/** Placeholder with the layout of a card. */
export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card-media">
        <Skeleton height="100%" />
      </div>
      <div className="card-body">
        <div className="card-brand">
          <Skeleton width="38%" />
        </div>
        <div className="card-title">
          <Skeleton width="92%" />
          <Skeleton width="64%" />
        </div>
        <div className="card-foot">
          <Skeleton width="45%" height="1.875rem" />
          <span className="card-end card-time">
            <Skeleton width="40%" />
          </span>
        </div>
      </div>
    </div>
  );
}

/** Placeholder for several lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
        <Skeleton key={line} width={line === lines ? '60%' : '100%'} />
      ))}
    </span>
  );
}
