import { type Standing, standingPoint } from '@ayrac/domain/campaign/standing.ts';

/**
 * A line from the best to the last offer with a dot for this one. Decorative, because the text beside it says the same.
 */
export function StandingLine({ of }: { readonly of: Standing }) {
  const at = `${Math.round(standingPoint(of) * 1000) / 10}%`;
  return (
    <svg className="standing-line" aria-hidden="true">
      <rect y="40%" width="100%" height="20%" rx="1" />
      <circle cx={at} cy="50%" r="4.5" />
    </svg>
  );
}
