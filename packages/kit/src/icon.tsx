import { classes } from './classes.ts';
import type { IconName } from './icon-name.ts';
import sprite from './icons.svg?url&no-inline';

interface IconProps {
  name: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Accessible name. Only for an icon without text beside it; otherwise the icon is decorative. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 'medium', label, className }: IconProps) {
  const looks = classes('icon', size !== 'medium' && `icon-${size}`, className);
  return (
    <svg className={looks} role={label && 'img'} aria-label={label} aria-hidden={!label}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
