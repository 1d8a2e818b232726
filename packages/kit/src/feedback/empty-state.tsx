import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-name.ts';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** Ways to go on, such as the nearest alternatives. Never empty. */
  actions: ReactNode;
  /** Level of the heading: 3 inside a section with a heading of its own. */
  headingLevel?: 2 | 3;
}

export function EmptyState({ icon = 'search', title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon name={icon} size="large" />
      </span>
      <Heading>{title}</Heading>
      {children && <div className="empty-text">{children}</div>}
      <div className="empty-actions">{actions}</div>
    </div>
  );
}
