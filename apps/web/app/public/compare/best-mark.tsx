import { Icon } from '@ayrac/kit/icon.tsx';

/** Why a value is the best of its row. */
export function BestMark({ reason }: { readonly reason: string }) {
  return (
    <span className="compare-best">
      <Icon name="badge-check" size="small" />
      {reason}
    </span>
  );
}
