import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

interface ButtonLooks {
  /** back: leads to where one came from, with an arrow before its words, at the edge of what it stands above. */
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
  /** Shows the spinner in the text's place and swallows clicks; the width stays. */
  loading?: boolean;
  /** Something is missing: `aria-disabled`, yet it looks like the action it is, and its click says what is missing. */
  incomplete?: boolean;
}

/** `aria-disabled` looks disabled and still takes the click, so that the click can say why. */
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
  /** What the link leads to is being fetched. */
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

/** Leads to another site in a new tab; its name has to say so. */
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
