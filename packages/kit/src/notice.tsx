import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

const icons = {
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
  success: 'circle-check',
} as const;

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  /** Announces the notice to screen readers, if it appears after the page has loaded. */
  live?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, live, actions, children }: NoticeProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={classes('notice', `notice-${tone}`)} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
