import { classes } from './classes.ts';
import type { IconName } from './icon-name.ts';
import sprite from './icons.svg?url&no-inline';

interface IconProps {
  name: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Only where the icon stands alone; beside a text it is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 'medium', label, className }: IconProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={classes('icon', size !== 'medium' && `icon-${size}`, className)} {...named}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
