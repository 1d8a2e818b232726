import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'solid' | 'danger' | 'warning' | 'success' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** A state or merit of a card's subject. At most two per card. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes('badge', tone !== 'neutral' && `badge-${tone}`)}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}

/** A plain remark on kind or origin, such as "Reklam" or "Örnek". */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
