import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './feedback/spinner.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import { Link } from './navigation/link.tsx';

interface ButtonLooks {
  /** `back` leads to the previous screen, with an arrow before its text and aligned with the content below. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'back';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  className?: string;
  children: ReactNode;
}

function looks({
  variant = 'primary',
  size = 'medium',
  wide,
  className,
}: Omit<ButtonLooks, 'children'>): string {
  return classes(
    'button',
    `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    wide && 'button-wide',
    className,
  );
}

function Content({ icon, iconAfter, children }: Pick<ButtonLooks, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <span className="button-text">
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  );
}

interface ButtonProps extends ButtonLooks, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Replaces the text with a spinner and ignores clicks. The width does not change. */
  loading?: boolean;
  /** The form is incomplete: sets `aria-disabled` but keeps the enabled look, because a click shows what is missing. */
  incomplete?: boolean;
}

/** A button with `aria-disabled` still receives clicks, so that a click can explain why it is disabled. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconAfter,
    className,
    children,
    loading,
    incomplete,
    type = 'button',
    onClick,
    ...rest
  } = props;
  return (
    <button
      aria-disabled={incomplete || undefined}
      {...rest}
      type={type}
      className={looks({ ...props, className: classes(incomplete && 'button-incomplete', className) })}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <Content {...props}>{children}</Content>
      {loading && <Spinner />}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLooks, Omit<ComponentProps<typeof Link>, 'children' | 'className'> {
  /** The link's target is being loaded. */
  loading?: boolean;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconAfter, className, children, loading, ...rest } = props;
  return (
    <Link {...rest} className={looks({ ...props })} aria-busy={loading || undefined}>
      <Content {...props}>{children}</Content>
      {loading && <Spinner />}
    </Link>
  );
}

interface ButtonOutsideLinkProps extends ButtonLooks, Omit<ComponentProps<'a'>, 'children' | 'className'> {
  href: string;
}

/** A link to another site that opens in a new tab. Its text has to say so. */
export function ButtonOutsideLink(props: ButtonOutsideLinkProps) {
  const { variant, size, wide, icon, iconAfter, className, children, rel = 'noopener', ...rest } = props;
  return (
    <a {...rest} rel={rel} target="_blank" className={looks({ ...props })}>
      <Content {...props}>{children}</Content>
    </a>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
  raised?: boolean;
}

export function IconButton({ icon, label, raised, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes('icon-button', raised && 'icon-button-raised', className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
