import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Link } from './link.tsx';

interface TextLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  /** `quiet` inherits the colour of its text. `more` leads to a longer list. */
  variant?: 'plain' | 'quiet' | 'more';
  className?: string;
}

export function TextLink({ variant = 'plain', className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classes('link', variant !== 'plain' && `link-${variant}`, className)}>
      {children}
      {variant === 'more' && <Icon name="arrow-right" size="small" />}
    </Link>
  );
}

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string;
  /** Tells screen readers that the link opens a new tab. */
  newTabLabel: string;
}

export function OutsideLink({
  newTabLabel,
  className,
  children,
  rel = 'noopener',
  ...rest
}: OutsideLinkProps) {
  return (
    <a {...rest} rel={rel} target="_blank" className={classes('link', className)}>
      {children}{' '}
      <Icon name="external-link" size="small" label={newTabLabel} className="inline align-[-0.125em]" />
    </a>
  );
}
