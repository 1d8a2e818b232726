import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** The way on: nearest alternatives, never a dead end. */
  actions: ReactNode;
}

export function EmptyState({ icon = 'search', title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon name={icon} size="large" />
      </span>
      <h2>{title}</h2>
      {children && <div className="empty-text">{children}</div>}
      <div className="empty-actions">{actions}</div>
    </div>
  );
}
