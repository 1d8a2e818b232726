import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface OldAndNewProps {
  /** Null or empty if there was or will be no value. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A value before and after the change, or once if it does not change. */
export function OldAndNew({ before, after }: OldAndNewProps) {
  const { loans } = useOfficePhrases();
  if (before === after) return after || loans.none;
  return (
    <span className="loan-old-new">
      <VisuallyHidden>{loans.before}: </VisuallyHidden>
      <del>{before || loans.none}</del>
      {/* The arrow stays beside the value to which it points. */}
      <span className="loan-new">
        <Icon name="arrow-right" size="small" />
        <VisuallyHidden>{loans.after}: </VisuallyHidden>
        <ins>{after || loans.none}</ins>
      </span>
    </span>
  );
}
