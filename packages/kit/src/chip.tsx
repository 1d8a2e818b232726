import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import { Link } from './navigation/link.tsx';

interface ChipLinkProps {
  to: string;
  count?: string;
  current?: boolean;
  children: ReactNode;
}

export function ChipLink({ to, count, current, children }: ChipLinkProps) {
  return (
    <Link to={to} className="chip" aria-current={current ? 'page' : undefined}>
      {children}
      {count && <span className="chip-count">{count}</span>}
    </Link>
  );
}

interface ChipButtonProps {
  pressed: boolean;
  onPress: () => void;
  icon?: IconName;
  children: ReactNode;
}

export function ChipButton({ pressed, onPress, icon, children }: ChipButtonProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface AppliedFilterProps {
  /** Address of the list without this filter. */
  to: string;
  /** A whole sentence, such as "Elektrikli filtresini kaldır". */
  removeLabel: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** An applied filter. Following its link removes it, which works without script, too. */
export function AppliedFilter({ removeLabel, children, ...link }: AppliedFilterProps) {
  return (
    <Link {...link} className="chip chip-removable" aria-label={removeLabel}>
      {children}
      <Icon name="x" size="small" />
    </Link>
  );
}
