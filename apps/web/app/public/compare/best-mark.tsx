import { Icon } from '@ayrac/kit/icon.tsx';

/** Mark on the best value of a row, with the reason. */
export function BestMark({ reason }: { readonly reason: string }) {
  return (
    <span className="compare-best">
      <Icon name="badge-check" size="small" />
      {reason}
    </span>
  );
}
