import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** Ways to go on, such as the nearest alternatives. Never empty. */
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
