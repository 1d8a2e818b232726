import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';

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
  ref?: Ref<HTMLDivElement>;
}

export function Notice({ tone = 'info', title, live, actions, children, ref }: NoticeProps) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div ref={ref} className={classes('notice', `notice-${tone}`)} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
