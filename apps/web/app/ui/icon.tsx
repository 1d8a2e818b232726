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
  const looks = classes('icon', size !== 'medium' && `icon-${size}`, className);
  const drawing = <use href={`${sprite}#${name}`} />;
  if (!label) {
    return (
      <svg className={looks} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={looks} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
