import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-name.ts';
import { Link } from '../navigation/link.tsx';

interface MenuLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  icon?: IconName;
}

export function MenuLink({ icon, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} className="menu-item">
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

interface MenuOutsideLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'target'> {
  icon: IconName;
  href: string;
}

/** A link to another site or application, in a new tab. */
export function MenuOutsideLink({ icon, children, rel = 'noopener', ...rest }: MenuOutsideLinkProps) {
  return (
    <a {...rest} rel={rel} target="_blank" className="menu-item">
      <Icon name={icon} />
      {children}
    </a>
  );
}

interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  icon?: IconName;
}

export function MenuButton({ icon, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" {...rest} className="menu-item">
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
